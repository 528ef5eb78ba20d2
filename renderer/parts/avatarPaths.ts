// The thirteen player shapes, as outlines in a square of 24.
// They differ without colour: no two share both their corners and their holes. Their names are in the words, in the
// same order.

export const AVATAR_PATHS: readonly string[] = [
  'M12 3 21 12 12 21 3 12Z',
  'M12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16Z',
  'M12 3.5 21.5 20h-19Z',
  'M4.5 4.5h15v15h-15Z',
  'm12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8Z',
  'M7 3.5h10L22 12l-5 8.5H7L2 12Z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  'M12 21C4 15 2.5 11.5 2.5 8.5A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2C21.5 11.5 20 15 12 21Z',
  'M15.5 3A9.2 9.2 0 1 0 21 15.5 7.5 7.5 0 0 1 15.5 3Z',
  'M12 2.5c4.5 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2-6.5 6.5-12Z',
  'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z',
  'M13.5 2 4.5 13.5h6L9 22l10-12.5h-6.5Z',
  'M4.5 3h15L14 12l5.5 9h-15L10 12Z',
]
