// Marks a card that was hidden and named rightly, for the frame of found.css.
export const foundMark = (isFound: boolean): Readonly<Record<string, string>> => (isFound ? { 'data-found': '' } : {})
