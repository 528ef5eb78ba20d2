// The text of communal Deduction's rules page, in English.

export const rulesPageWords = {
  aim: 'One card is hidden, and you all play against it. Everybody holds a little evidence. Say little, say it exactly, and find the card together, or lose together.',
  handAbout: 'A hand: three Singles, each with one characteristic, and two Completes. This one is an example.',
  steps: [
    'There are nine characteristics: three fills, three colours, three shapes. A Complete bears one of each, so there are 27 of them, and one is hidden.',
    'Four Singles of each of its three characteristics are true: these twelve lie in the nine hands, at least one in each. Red herrings fill every hand to three Singles. With coin flips, up to three of the twelve stay out, and nobody knows how many.',
    'Statements: everybody says one thing about their own hand, in any order. A number of Singles or Completes of some kind, or that a certain Complete is there or is not.',
    'Questions: everybody asks one other player about such a thing, in any order. The answer is true, and everybody hears it.',
    'Spare hands go to those who hold fewest. Only they look at them.',
    'Talk: claim what you are sure of, about the hidden card only, never about a hand. It is Red; it is not a Circle; if it is Partial, it is a Circle. No reasons are given: that somebody could be sure is a message in itself. When claims are checked, one that does not follow from what you know is handed back to you, and nobody hears it. When claims are free, everything is heard, and you may give your own word for what somebody else claimed.',
    'Raise a hand for a clue or for a verdict. What more than half of you are for, happens.',
  ],
  cubeLabel: 'What two claims leave of the 27',
  cubeAbout: ['It is ', ', and it is not a ', ': six of the 27 are left.'],
  knownTitle: 'What helps',
  known: [
    'Three equal Singles in a hand: the hidden card bears that characteristic, for at least one of the three is true.',
    'A hand’s three Singles include a true one. Rule two of them out, and the third is it.',
    'All nine Completes of a characteristic accounted for: the hidden card does not bear it.',
  ],
  endTitle: 'Clues and the verdict',
  end: [
    'A clue names a characteristic the hidden card does not bear: never one that a clue named before, but maybe one you had ruled out yourselves. Three at most.',
    'The verdict opens the hidden card. Right: everybody wins, with 4 points without a clue, then 3, 2 and 1. Wrong: nobody does.',
  ],
} as const
