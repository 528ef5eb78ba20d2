// The text of the rules page of Deduction for the piecepack, in English.

export const rulesPageWords = {
  aim: 'One of 24 tiles is missing. Ask the others about their tiles, and be the first to name it.',
  tiles:
    'The tiles come in four suits, Suns, Moons, Crowns and Shields, with six values each: null, ace, 2, 3, 4 and 5. The coins in the bag are the same 24.',
  steps: [
    'One tile is set aside unseen. The others are dealt evenly, and the two or three left over lie face up.',
    'On your turn a coin is drawn. Ask one player one question about its suit or its value. Each coin gives four questions.',
    'Asked “Do you have one?”, a player with a match shows you one of their choice, for your eyes only. Asked “How many?”, they say the number. Answers are always true.',
    'After the answer you may name the missing tile. Right, and you have won. Wrong, and you alone have seen it: you ask no more, and go on answering.',
  ],
  coinAbout: 'This coin lets you ask for a 3, for a Sun, how many 3s, or how many Suns.',
  shownAbout:
    'Everybody sees that a tile was shown, but only the two of them see which; and only the one who shows knows whether there was a choice.',
  endTitle: 'How it ends',
  end: [
    'When all but one have named wrongly, the last one in wins at once, or has to go on and name the tile, as the table likes. After 200 turns nobody wins.',
    'The coin goes back into the bag after every turn, so it may come up again.',
  ],
} as const
