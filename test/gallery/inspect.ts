// Answers for: what is wrong with a scene besides how it looks: what axe finds, and what reaches out of its place. It runs in the page and stands on its own.

/** What is cut off or too wide, each with its text. */
export function misplaced(): string[] {
  const told = (one: Element) =>
    `${one.tagName.toLowerCase()}.${String(one.getAttribute('class'))} “${(one.textContent ?? '').trim().slice(0, 40)}”`
  const page = document.documentElement
  const wide =
    page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} of ${page.clientWidth} wide`] : []
  const hasText = (one: Element) =>
    [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(one => {
    if (!hasText(one) || one.closest('.seen-by-ear, svg, select')) return false
    const { overflowX, textOverflow, display } = getComputedStyle(one)
    if (display === 'inline' || one.clientWidth <= 1) return false
    return (
      (overflowX === 'hidden' || overflowX === 'clip') &&
      textOverflow !== 'ellipsis' &&
      one.scrollWidth > one.clientWidth + 1
    )
  })
  return [...wide, ...cut.map(one => `${told(one)} is cut off: ${one.scrollWidth} of ${one.clientWidth}`)]
}
