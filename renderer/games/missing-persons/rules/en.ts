// The text of Missing Persons' rules page, in English.

export const rulesPageWords = {
  lead: 'Each of you hides one card of the pack: a missing person. Whoever names the other’s first, wins.',
  hide: {
    title: 'Hiding',
    text: [
      'Both choose a card from the whole pack, in secret and at the same time. If both want the same card, it goes back into the pack and both choose again.',
      'Then ten cards are laid in front of each of you, your line-up; the rest is the pile. The two jokers are one person, and a joker is no number, no royal, neither red nor black: every answer about it is No.',
    ],
  },
  ask: {
    title: 'Asking',
    text: [
      'On your turn, ask one thing about the other’s card: red, black, a suit, a royal (J, Q, K), or whether it lies between two ranks. The two themselves never count.',
      'The ranks form a ring, so two of them leave two arcs: choose one. An arc holds at least two ranks and at most eleven. What the answers have settled cannot be asked again.',
    ],
    picture: 'Between J and 5: over the king to the ace, and on.',
  },
  answer: {
    title: 'The answer',
    text: [
      'Yes: every card of your line-up that does not fit all answers so far is turned down, the gaps are filled from the pile, and you ask again. A new card that does not fit is turned down at once and waits for the next Yes.',
      'No: the misfits are turned down, nothing is drawn, and it is the other’s turn.',
      'Every card you see in your line-up is a card the other cannot have hidden. Draw many, and you will have fewer suspects.',
    ],
    picture: 'A spade? Yes. Five cards do not fit; five new ones take their places.',
  },
  name: {
    title: 'Naming',
    text: [
      'At any moment, in your turn or the other’s, you may name the missing person. Right wins the game; wrong loses it.',
    ],
  },
  guess: {
    title: 'When the pile is empty',
    text: [
      'If it ran out in the starter’s turn, the other has one last turn without drawing. Then both write a guess, and both are opened together.',
      'The only right guess wins. If none is right, the nearer rank wins, from ace 1 to king 13 without going round; then the right suit, then the right colour. A joker is 14 away from any rank. Still equal: a new deal, and after three ties a draw.',
    ],
  },
  ways: {
    title: 'Other ways to play',
    list: [
      {
        name: 'Cryptic',
        text: 'You choose a question and dress it up, in our words or yours. The other answers by hand what they take it to mean. An untrue answer is refused, and only then are they told what was meant; the table is told at the end.',
      },
      {
        name: 'Free',
        text: 'Ask anything with a Yes or a No. Nobody checks; you turn your misfits yourself, and three Yes in a row are the most that keep your turn.',
      },
      { name: 'Draw one card', text: 'After a Yes you draw a single card onto a gap of your choice: the longer game.' },
      { name: 'Line-ups for all to see', text: 'Everybody sees both line-ups, and everything drawn onto them.' },
      {
        name: 'Two packs',
        text: 'The hidden cards come from a second pack: a card you see may still be the one, and both of you may hide the same.',
      },
      { name: 'Three questions a turn', text: 'The third question ends your turn, whatever the answer.' },
      { name: 'No last turn', text: 'When the pile is empty, both guess at once.' },
    ],
  },
} as const
