// The text of Mind Reader's rules page, in English.

export const rulesPageWords = {
  aim: 'Everyone hides one card. Play cards to learn what the others hide, and name theirs before yours is named.',
  steps: [
    'Four cards each. Hide one of them: it is your Secret Card.',
    'On your turn, play a card to one opponent and ask one of two questions about it. Is it higher or lower than their Secret Card? Is it stronger or weaker?',
    'The answer is about the card that was played: if your 9 is higher, their Secret Card is below 9. Then draw a card, and it is the next player’s turn.',
    'Before you ask, and after the answer, you may name an opponent’s Secret Card.',
  ],
  rankTitle: 'Higher or lower?',
  rank: 'By rank alone: ace 1, king 13, a joker 0. With the same rank the answer is “the same”.',
  suitTitle: 'Stronger or weaker?',
  suit: 'Each suit is stronger than two others and weaker than two. Within one suit the higher rank is stronger. It is never said that the suits are equal.',
  beats: (stronger: string, [first, second]: readonly [string, string]) =>
    `${stronger} is stronger than ${first} and ${second}`,
  exampleTitle: 'What six answers tell of 5 of Water as a Secret Card',
  nameTitle: 'Naming',
  name: [
    'Right: you take the card, 10 points, and its owner is out of the hand.',
    'Wrong: you alone are shown the card; its owner takes yours, 10 points, and you are out.',
    'The last one in keeps their own card: 10 points. Naming every opponent still in, two at least, in a single turn brings 20 for each card.',
  ],
  otherwiseTitle: 'Other ways to play',
} as const
