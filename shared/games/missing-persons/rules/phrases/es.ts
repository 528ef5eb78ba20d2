// The phrase book in Spanish, with the patterns for own words in Spanish.
import type { PhraseBook } from './book.ts'

/** Matches only where no rank comes before: with a rank, a suit names a single card (“la jota de picas”), which may not be asked for. */
const NO_RANK_PATTERN =
  '(?<!\\b(?:as|j|q|k|jota|sota|reina|dama|rey|\\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) de )'
const suitPattern = (names: string) => new RegExp(`${NO_RANK_PATTERN}\\b(?:${names})\\b`)

export const spanishQuestionPhrases: PhraseBook = {
  or: next => (/^(?:o|ho|8|11)/i.test(next) ? 'u' : 'o'), // “7 u 8”, “diez u once”
  traits: {
    red: 'roja',
    black: 'negra',
    S: 'una pica',
    H: 'un corazón',
    D: 'un diamante',
    C: 'un trébol',
    royal: 'una figura',
  },
  called: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  between: (from, to, way, ranks) => `entre ${from} y ${to}${way}: ${ranks}`,
  pastKingPhrase: ', pasando por el rey',
  plain: {
    trait: property => `¿Tu carta es ${property}?`,
    arc: property => `¿Tu carta está ${property}?`,
  },
  dressed: {
    red: [
      '¿Se perdería de vista tu personaje delante de un camión de bomberos?',
      '¿Está la cuenta de tu personaje en números de los que alarman al banco?',
      '¿Se arranca el toro cuando pasa tu personaje?',
      '¿Echó mano del kétchup la testigo para dibujar a tu personaje?',
    ],
    black: [
      '¿Podría tu personaje esconderse en la carbonera con la luz encendida?',
      '¿Es tu personaje la oveja de la que la familia prefiere callar?',
      '¿Tomaría el deshollinador a tu personaje por un pariente?',
      '¿Cobra tu personaje en dinero del que Hacienda no sabe nada?',
    ],
    S: [
      '¿Cuesta lo suyo poner a tu personaje en Flandes?',
      '¿Sale tu personaje al ruedo a caballo, antes que las banderillas?',
      '¿Dan ganas de rascarse después de tratar con tu personaje?',
      '¿Hace tu personaje lo mismo que el mosquito por la noche?',
    ],
    H: [
      '¿Graba tu personaje iniciales y una flecha en los árboles?',
      '¿Pediría una cardióloga un autógrafo a tu personaje?',
      '¿Tiene tu personaje más trabajo que nunca el catorce de febrero?',
      '¿Hace la gente de tripas tu personaje cuando toca aguantar?',
    ],
    D: [
      '¿Podría tu personaje cortar el escaparate sin herramientas?',
      '¿Se puso la lupa el joyero al entrar tu personaje?',
      '¿Se dice de tu personaje que es para siempre?',
      '¿Fue carbón tu personaje, antes de tanta presión?',
    ],
    C: [
      '¿Le falta a tu personaje una hoja para dar buena suerte?',
      '¿Luciría un irlandés a tu personaje en la solapa?',
      '¿Se alegraría una vaca de encontrar a tu personaje en el prado?',
      '¿Se busca a tu personaje entre la hierba, contando hasta cuatro?',
    ],
    royal: [
      '¿Viaja tu personaje con una caja aparte para el sombrero?',
      '¿Se conoce la cara de tu personaje por los sellos de correos?',
      '¿Hizo la testigo una reverencia antes de declarar?',
      '¿Es sospechosamente azul la sangre de la alfombra?',
    ],
  },
  scenes: [
    {
      ranks: [
        'una',
        'dos',
        'tres',
        'cuatro',
        'cinco',
        'seis',
        'siete',
        'ocho',
        'nueve',
        'diez',
        'once',
        'doce',
        'trece',
      ],
      says: hours => `¿Dio el reloj loco ${hours} campanadas al huir tu personaje?`,
    },
    {
      ranks: ['sótano', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'desván', 'tejado', 'mástil'],
      says: floors => `¿Pulsó tu personaje en el ascensor el botón ${floors}?`,
    },
    {
      ranks: ['locomotora', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'correo', 'restaurante', 'vagón real'],
      says: carriages => `¿Ponía en el billete del tren nocturno de tu personaje ${carriages}?`,
    },
    {
      ranks: ['portería', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'establo', 'villa', 'palacio'],
      says: doors => `¿Es la última dirección conocida de tu personaje ${doors}?`,
    },
  ],
  reads: {
    contrary: /\b(no|ni|nunca|jamas|tampoco|nada|ningun[oa]?s?|sin|excepto|salvo|menos)\b/,
    joined: /\b(o|u|y(?! a\b)|e|pero|sino|ademas)\b/, // but French “y a-t-il”
    between: /\bentre (?:el |la |un |una )?(\w+) y (?:el |la |un |una )?(\w+)/g,
    traits: {
      red: /\broj[oa]s?\b/,
      black: /\bnegr[oa]s?\b/,
      S: suitPattern('picas?'),
      H: suitPattern('corazon|corazones'),
      D: suitPattern('diamantes?|rombos?'),
      C: suitPattern('trebol|treboles'),
      royal: /\bfiguras?\b/,
    },
    ranks: [
      ['as', 'ases', 'uno', '1'],
      ['dos'],
      ['tres'],
      ['cuatro'],
      ['cinco'],
      ['seis'],
      ['siete'],
      ['ocho'],
      ['nueve'],
      ['diez'],
      ['jota'],
      ['reina', 'dama'],
      ['rey'],
    ],
  },
}
