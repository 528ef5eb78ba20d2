// The phrase book in German, with the patterns for own words in German.
import type { PhraseBook } from './book.ts'

/** Matches only where no rank follows: with a rank, a suit names a single card („Pik Bube“), which may not be asked for. */
const NO_RANK_PATTERN =
  '(?! (?:ass|bube|dame|konig|koenig|\\d+|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn)\\b)'
const suitPattern = (names: string) => new RegExp(`\\b(?:${names})(?:karten?)?\\b${NO_RANK_PATTERN}`)

export const germanQuestionPhrases: PhraseBook = {
  or: 'oder',
  traits: {
    red: 'rot',
    black: 'schwarz',
    S: 'ein Pik',
    H: 'ein Herz',
    D: 'ein Karo',
    C: 'ein Kreuz',
    royal: 'ein Bild',
  },
  // In words: cards have J or B, as each device is set.
  called: ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'],
  between: (from, to, way, ranks) => `zwischen ${from} und ${to}${way}: ${ranks}`,
  pastKingPhrase: ', über den König hinweg',
  plain: {
    trait: property => `Ist deine Karte ${property}?`,
    arc: property => `Liegt deine Karte ${property}?`,
  },
  dressed: {
    red: [
      'Ginge dein Schützling vor einem Feuerwehrauto als unsichtbar durch?',
      'Schreibt dein Schützling Zahlen, bei denen die Bank besorgt anruft?',
      'Würde sich ein Stier nach deinem Schützling umdrehen?',
      'Griff die Zeugin zum Ketchup, um deinen Schützling zu zeichnen?',
    ],
    black: [
      'Könnte sich dein Schützling bei vollem Licht im Kohlenkeller verstecken?',
      'Fährt dein Schützling aus Prinzip ohne Fahrschein?',
      'Hielte der Schornsteinfeger deinen Schützling für Verwandtschaft?',
      'Arbeitet dein Schützling gern ohne Rechnung, bar auf die Hand?',
    ],
    S: [
      'Klebt frische Erde an den Schuhen deines Schützlings?',
      'Vermisst der Gärtner ein Werkzeug, seit dein Schützling untergetaucht ist?',
      'Würde man deinen Schützling im Sandkasten suchen, neben Eimer und Förmchen?',
      'Nimmt dein Schützling die Leute auf den Arm, nur eben mit Gartengerät?',
    ],
    H: [
      'Ist dein Schützling manchen vor Schreck in die Hose gerutscht?',
      'Würde eine Kardiologin deinen Schützling um ein Autogramm bitten?',
      'Hat dein Schützling am 14. Februar am meisten zu tun?',
      'Hat jemand deinen Schützling in Heidelberg verloren?',
    ],
    D: [
      'Trägt dein Schützling das Muster der Holzfäller?',
      'Ist dein Schützling im Matheheft zu Hause und im Deutschheft fremd?',
      'Ginge dein Schützling auf einem Schottenrock in der Menge unter?',
      'Ist dein Schützling im Grunde ein Viereck, das auf der Spitze balanciert?',
    ],
    C: [
      'Fehlt deinem Schützling zum großen Glück nur ein viertes Blatt?',
      'Macht man deinen Schützling in der Wahlkabine auf den Zettel?',
      'Stellt die Zeitung deinen Schützling gern vor ein Worträtsel?',
      'Meldet sich dein Schützling im Rücken, wenn man Kisten falsch hebt?',
    ],
    royal: [
      'Reist dein Schützling mit eigener Hutschachtel?',
      'Tanzt dein Schützling auf dem Hofball, und zwar nicht als Narr?',
      'Hat dein Schützling zwei Köpfe, aber nirgends Füße?',
      'Saß dein Schützling einem Maler Modell, statt sich abzählen zu lassen?',
    ],
  },
  scenes: [
    {
      ranks: [
        'eins',
        'zwei',
        'drei',
        'vier',
        'fünf',
        'sechs',
        'sieben',
        'acht',
        'neun',
        'zehn',
        'elf',
        'zwölf',
        'dreizehn',
      ],
      says: hours => `Schlug die verrückte Uhr zur Flucht deines Schützlings ${hours}?`,
    },
    {
      ranks: ['Keller', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Dachboden', 'Dach', 'Fahnenmast'],
      says: floors => `Drückte dein Schützling im Aufzug auf ${floors}?`,
    },
    {
      ranks: ['Lok', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Postwagen', 'Speisewagen', 'Salonwagen'],
      says: carriages => `Stand auf der Nachtzugkarte deines Schützlings ${carriages}?`,
    },
    {
      ranks: ['Torhaus', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Stall', 'Villa', 'Schloss'],
      says: doors => `Lautet die letzte Adresse auf dem Steckbrief ${doors}?`,
    },
  ],
  reads: {
    contrary: /\b(nicht|nichts|nie|niemals|nirgends|kein(e[mnrs]?)?|weder|ohne|ausser|ausgenommen)\b/,
    joined: /\b(oder|und|aber|sondern|sowie)\b/,
    between: /\bzwischen (?:de[rmn] |eine[rmn] |die )?(\w+) und (?:de[rmn] |eine[rmn] |die )?(\w+)/g,
    traits: {
      red: /\brot(e[mnrs]?)?\b/,
      black: /\bschwarz(e[mnrs]?)?\b/,
      S: suitPattern('pik|schippen?'),
      H: suitPattern('herz|herzen'),
      D: suitPattern('karos?'),
      C: suitPattern('kreuze?'),
      royal: /\b(bild(er)?|bildkarten?|hofkarten?)\b/,
    },
    ranks: [
      ['ass', 'asse', 'assen', 'eins', '1'],
      ['zwei'],
      ['drei'],
      ['vier'],
      ['funf', 'fuenf'],
      ['sechs'],
      ['sieben'],
      ['acht'],
      ['neun'],
      ['zehn'],
      ['bube', 'buben', 'b'],
      ['dame', 'd'],
      ['konig', 'koenig'],
    ],
  },
}
