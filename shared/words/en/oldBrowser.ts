// What a page says in a browser that cannot show Hunch, in English. It stands in the page itself: no program of ours runs there.

export const oldBrowserWords = {
  title: 'This browser cannot show Hunch',
  about: (browsers: string) => `Hunch needs ${browsers}, or newer.`,
  then: 'Update this browser, or open the same link on another device: any phone of the last few years will do.',
  reload: 'Try again',
} as const
