// Finds what a seat's game says twice on one screen. It runs in the page.

/** The sentences that a seat's game says in two places in sight. Story and notebook keep what was said, so they may repeat it. */
export function saidTwice(): string[] {
  const said = new Map<Element, string>()
  const game = document.querySelector('main [role=region]')
  const words = document.createTreeWalker(game ?? document.createElement('p'), NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    let block = node.parentElement!
    if (
      block.closest('.seen-by-ear, svg') ||
      !block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const place = document.createRange()
    place.selectNodeContents(node)
    const { width, height, top, bottom } = place.getBoundingClientRect()
    if (width < 3 || height < 3 || bottom < 0 || top > innerHeight) continue
    while (/^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement!
    said.set(block, (said.get(block) ?? '') + node.textContent!)
  }
  const sentences = [...said.values()].flatMap(text =>
    (text.replace(/\s+/g, ' ').match(/[^.!?]+[.!?]/g) ?? []).map(one => one.trim()),
  )
  return [...new Set(sentences)]
    .filter(one => /(\p{L}+\P{L}+){3}/u.test(one) && sentences.indexOf(one) !== sentences.lastIndexOf(one))
    .map(one => `said twice: ${one}`)
}
