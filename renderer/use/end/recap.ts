// Draws the end of a game as a picture to keep: what the page shows of it, under a headline.
// The picture is drawn on this device and sent nowhere.

const MARGIN_PX = 32
const HEADLINE_PX = 96

/** The headline of the picture. */
export interface PictureHeadline {
  readonly title: string // the game, the table, the day
  readonly lines: readonly string[] // the sentences below it: who won, and who could have known
}

/** Downloads the picture as PNG if this browser can paint a page onto a canvas, otherwise as SVG. */
export async function downloadRecapPicture(
  endElement: HTMLElement,
  headline: PictureHeadline,
  fileName: string,
): Promise<void> {
  const { top, bottom } = drawnExtent(endElement)
  const size = {
    width: Math.ceil(endElement.scrollWidth) + 2 * MARGIN_PX,
    height: bottom - top + HEADLINE_PX + 3 * MARGIN_PX,
  }
  const svg = drawRecapSvg(endElement, headline, { ...size, top, styles: (await pageStyles()) + (await fontStyles()) })
  const png = await paintSvg(svg, size).catch(() => null)
  if (png) download(png, `${fileName}.png`)
  else download(new Blob([svg], { type: 'image/svg+xml' }), `${fileName}.svg`)
}

/** The picture as an SVG that needs nothing from outside. */
export function drawRecapSvg(
  endElement: HTMLElement,
  { title, lines }: PictureHeadline,
  {
    width,
    height,
    top,
    styles,
  }: { readonly width: number; readonly height: number; readonly top: number; readonly styles: string },
): string {
  const page = document.createElement('div')
  page.setAttribute('style', `color:var(--chalk);font:1rem/1.5 var(--sans);padding:${MARGIN_PX}px`)
  const sheet = document.createElement('style')
  sheet.textContent = `${styles} *, *::before, *::after { animation: none !important; transition: none !important; }`
  const header = document.createElement('header')
  header.setAttribute('style', `position:relative;z-index:1;min-height:${HEADLINE_PX + MARGIN_PX}px`)
  const titleElement = document.createElement('p')
  titleElement.setAttribute('style', 'color:var(--chalk-2)')
  titleElement.textContent = title
  header.append(
    titleElement,
    ...lines.map((line, lineIndex) => {
      const lineElement = document.createElement(lineIndex === 0 ? 'h2' : 'p')
      lineElement.textContent = line
      return lineElement
    }),
  )
  const copiedResult = endElement.cloneNode(true) as HTMLElement
  for (const button of copiedResult.querySelectorAll('button, summary, [aria-live]')) button.remove()
  // The copy has the layout of the page, moved up by the empty part above the result.
  copiedResult.setAttribute(
    'style',
    `width:${endElement.scrollWidth}px;height:${endElement.scrollHeight}px;overflow:visible;background:none;margin-top:-${top}px`,
  )
  page.append(sheet, header, copiedResult)
  const root = document.documentElement
  const rootStyle = getComputedStyle(root)
  const dataAttributes = ['theme', 'contrast'].map(name => `data-${name}="${root.dataset[name] ?? ''}"`).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${dataAttributes} style="font-size:${rootStyle.fontSize || '16px'}">`,
    `<rect width="100%" height="100%" fill="${rootStyle.getPropertyValue('--night')}"/>`,
    `<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(page)}</foreignObject></svg>`,
  ].join('')
}

/** The top and bottom of the drawn content, in pixels from the top of `endElement`. */
function drawnExtent(endElement: HTMLElement): { top: number; bottom: number } {
  const contentTop = endElement.getBoundingClientRect().top - endElement.scrollTop
  const rects = [...endElement.querySelectorAll(':scope .result *')].map(element => element.getBoundingClientRect())
  const visibleRects = rects.filter(({ width, height }) => width > 1 && height > 1)
  if (visibleRects.length === 0) return { top: 0, bottom: endElement.scrollHeight }
  return {
    top: Math.max(0, Math.floor(Math.min(...visibleRects.map(({ top }) => top)) - contentTop)),
    bottom: Math.ceil(Math.max(...visibleRects.map(({ bottom }) => bottom)) - contentTop),
  }
}

/**
 * The style sheets as they were written. When a browser serializes the rules, it loses shorthands that use
 * variables.
 */
async function pageStyles(): Promise<string> {
  const sheets = await Promise.all(
    [...document.styleSheets].map(async ({ href, ownerNode }) =>
      href === null ? (ownerNode?.textContent ?? '') : (await fetch(href)).text(),
    ),
  )
  return sheets.join('\n').replace(/@font-face\s*\{[^}]*\}/g, '')
}

/** The fonts this page uses, embedded: a picture fetches nothing. */
async function fontStyles(): Promise<string> {
  if (!('fonts' in document)) return ''
  const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded')
  const rules = [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule.cssText.startsWith('@font-face'))
  const usedRules = rules.filter(({ style }) =>
    loadedFonts.some(
      ({ family, unicodeRange }) =>
        unquotedName(family) === unquotedName(style.getPropertyValue('font-family')) &&
        isSameRange(unicodeRange, style.getPropertyValue('unicode-range')),
    ),
  )
  const embeddedFaces = await Promise.all(
    usedRules.map(async ({ cssText, parentStyleSheet }) => {
      const [link, address] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
      if (!link || !address) return ''
      const font = await fetch(new URL(address, parentStyleSheet?.href ?? location.href)).then(got => got.blob())
      return cssText.replace(link, `url(${await dataUrl(font)})`)
    }),
  ).catch(() => []) // the picture uses the device's fonts
  return embeddedFaces.join('\n')
}

const unquotedName = (family: string) => family.replace(/["']/g, '').trim()
const isSameRange = (text: string, otherText: string) =>
  text.replace(/\s/g, '').toLowerCase() === otherText.replace(/\s/g, '').toLowerCase()

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** Painted at twice the resolution of most screens. Rejects if the browser does not allow reading it back. */
async function paintSvg(svg: string, { width, height }: { width: number; height: number }): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * width
  canvas.height = 2 * height
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

function download(picture: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
