// The buttons a learner presses in each lesson, by name, in the language the test uses.

/** The buttons pressed at each step that waits for the learner. The button of the move itself comes last, named by the coach. */
export type Presses = Readonly<Record<string, readonly (string | RegExp | { readonly last: string })[]>>

export const MIND_READER: Presses = {
  hide: [/^8 of Lizard/],
  first: [/^7 of Water/, 'Higher or lower?'],
  fallen: [/^9 of Rock, possible/],
  draw: [],
  second: [/^Ace of Water/, 'Higher or lower?'],
  same: [/^Ace of Rock, possible/],
  wait: [],
  suit: [/^Jack of Rock/, 'Stronger or weaker?'],
  last: [/^Ace of Paper, possible/],
  name: ['Name a card…', /^Ace of Paper/],
}

export const PIECEPACK: Presses = {
  ask: ['Choose Ada', '“Do you have a Shield?”'],
  no: [],
  count: [/^2 of Shields, missing/],
  again: ['Choose Ben', '“Do you have a 2?”'],
  where: [/^2 of Shields, missing/],
  name: ['Name the tile…', /^2 of Shields/],
}

export const MISSING_PERSONS: Presses = {
  hide: [/^5 of Spades/],
  ask: ['Red'],
  yes: [/^Ace of Spades, possible/],
  again: ['Diamond'],
  no: [/^5 of Hearts, possible/],
  ring: ['King', '7'],
  closer: ['King', '5'],
  who: [/^4 of Hearts, possible/],
  name: [/^Name( a suspect)?…$/, /^4 of Hearts/],
}

export const COMMUNAL: Presses = {
  state: ['Dreierkarten', /^2 Quadrat/],
  ask: ['Ada', 'rot'],
  claim: ['Sie ist nicht', 'Dreieck'],
  ifThen: ['Wenn …', 'Quadrat', { last: 'blau' }],
  pass: [],
  blue: [/^voller roter Kreis, möglich/],
  square: [/^volles blaues Quadrat, möglich/],
  verdict: ['Hinweis oder Urteil', 'Ein Urteil …', /^volles blaues Quadrat/],
}

export const PRECOGNITION: Presses = {
  write: ['Down', 'Up', 'Down', 'Down', 'Up'],
  seal: [],
  first: [/^King of Clubs/],
  second: [/^3 of Spades/],
  look: [/^King of Diamonds/],
  third: [/^Queen of Diamonds/],
}
