// What a page says in a browser that cannot run Hunch, in English. It is part of the page itself, because no script runs there.

export const oldBrowserWords = {
  title: 'This browser cannot show Hunch',
  about: (browsers: string) => `Hunch needs ${browsers}, or newer.`,
  then: 'Update this browser, or open the same link on another device: any phone of the last few years will do.',
  reload: 'Try again',
} as const
