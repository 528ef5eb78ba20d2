// The text of Precognition's rules page, in English.

export const rulesPageWords = {
  aim: 'Cards are laid in a row, one after another. Before the first one, everybody predicts in secret how a stretch of the row will rise and fall. The longest prediction that comes true wins.',
  steps: [
    'All 52 cards are shared evenly, or everybody gets ten, as the table chooses. What is left over stays unseen. Only ranks count: the ace is lowest, the king highest.',
    'Look at your hand and write a prediction in signs, an arrow up, an arrow down, or = for the same, as long or as short as you dare. You can change it until you seal it.',
    'When all are sealed, cards are played in turn: any card of your hand, at the right end of the row. Help your prediction happen, or get in the way of theirs.',
    'A prediction is opened as soon as it has come true or too few cards are left for it. Once nothing can change any more, all may agree to lay the rest of the row at once.',
    'When the last card lies, all other predictions are opened.',
  ],
  rowAbout: 'Twelve cards make eleven changes:',
  runAbout:
    'The upper prediction stands in the row as one unbroken run, so it counts, with seven signs. The lower one, up three times in a row, stands nowhere.',
  endTitle: 'Who wins',
  end: [
    'The longest prediction that counts. Several of the same length: only those play again, until one is left, unless the table shares ties. Nobody’s counts: all play again.',
    'In three rounds each prediction that comes true scores its length, and the most points win.',
    'Five replays in a row that put nobody out end the game, and the win is shared. The start passes on with each deal.',
  ],
} as const
