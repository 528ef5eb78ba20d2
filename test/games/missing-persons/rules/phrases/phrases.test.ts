// Tests the phrases of questions: plain ones with every rank, and the wordings of the phrase book.
import { describe, expect, test } from 'vitest'
import {
  phraseBookWordings,
  plainWording,
  propertyText,
  parseWording,
  translateWording,
} from '../../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import {
  ARCS,
  isArcQuestion,
  ALL_QUESTIONS,
  ranksOfArc,
  type Question,
} from '../../../../../shared/games/missing-persons/rules/questions.ts'
import { gameWords as germanWords } from '../../../../../shared/games/missing-persons/words/de.ts'
import { gameWords as englishWords } from '../../../../../shared/games/missing-persons/words/en.ts'
import { gameWords as spanishWords } from '../../../../../shared/games/missing-persons/words/es.ts'
import { LANGUAGES, type Language } from '../../../../../shared/words/language.ts'
import { sayLine } from '../../../../../shared/words/sentence.ts'

const OR = 'or|oder|ou|o|u'

describe('a plain question', () => {
  test.each<[Question, string]>([
    ['red', 'Is your card red?'],
    ['S', 'Is your card a spade?'],
    ['royal', 'Is your card a royal?'],
    ['arc:6-10', 'Is your card between 5 and J: 6, 7, 8, 9 or 10?'],
    ['arc:12-4', 'Is your card between J and 5, past the king: Q, K, A, 2, 3 or 4?'],
    ['arc:11-12', 'Is your card between 10 and K: J or Q?'],
    ['arc:7-4', 'Is your card between 6 and 5, past the king: 7, 8, 9, 10, J, Q, K, A, 2, 3 or 4?'],
  ])('%s: %s', (question, sentence) => expect(plainWording(question, 'en')).toBe(sentence))
  test.each<[Question, string]>([
    ['red', 'Ist deine Karte rot?'],
    ['S', 'Ist deine Karte ein Pik?'],
    ['royal', 'Ist deine Karte ein Bild?'],
    ['arc:12-4', 'Liegt deine Karte zwischen Bube und 5, über den König hinweg: Dame, König, Ass, 2, 3 oder 4?'],
    ['arc:11-12', 'Liegt deine Karte zwischen 10 und König: Bube oder Dame?'],
  ])('in German, %s: %s', (question, sentence) => expect(plainWording(question, 'de')).toBe(sentence))
  test.each<[Question, string]>([
    ['red', 'Ta carte est-elle rouge\u202f?'],
    ['S', 'Ta carte est-elle un pique\u202f?'],
    ['royal', 'Ta carte est-elle une figure\u202f?'],
    ['arc:12-4', 'Ta carte est-elle entre valet et 5, en passant par le roi\u202f: dame, roi, as, 2, 3 ou 4\u202f?'],
    ['arc:11-12', 'Ta carte est-elle entre 10 et roi\u202f: valet ou dame\u202f?'],
  ])('in French, %s: %s', (question, sentence) => expect(plainWording(question, 'fr')).toBe(sentence))
  test.each<[Question, string]>([
    ['red', '¿Tu carta es roja?'],
    ['S', '¿Tu carta es una pica?'],
    ['royal', '¿Tu carta es una figura?'],
    ['arc:12-4', '¿Tu carta está entre J y 5, pasando por el rey: Q, K, A, 2, 3 o 4?'],
    ['arc:5-8', '¿Tu carta está entre 4 y 9: 5, 6, 7 u 8?'],
  ])('in Spanish, %s: %s', (question, sentence) => expect(plainWording(question, 'es')).toBe(sentence))
  test.each(LANGUAGES)('about an arc names every rank of it: %s', language => {
    for (const arc of ARCS)
      expect(
        propertyText(arc, language)
          .split(/: /)[1]!
          .split(new RegExp(`, | (?:${OR}) `)),
        arc,
      ).toHaveLength(ranksOfArc(arc).length)
  })
})

describe('the phrase book', () => {
  const meaning: Readonly<Record<Language, RegExp>> = {
    en: /\b(red|black|spades?|hearts?|diamonds?|clubs?|royals?)\b(?!-)/i,
    de: /\b(rot|schwarz|pik|schippe|herz|karo|kreuz|bild)/i,
    fr: /\b(rouge|noire?|pique|c(?:œ|oe)ur|carreau|trèfle|figure)/i,
    es: /\b(roj|negr|picas?\b|espada|coraz|diamante|rombo|tr[eé]bol|figura)/i,
  }
  test.each(LANGUAGES)('has at least three wordings for every one of the 137: %s', language => {
    for (const question of ALL_QUESTIONS)
      expect(new Set(phraseBookWordings(question, language)).size, question).toBeGreaterThanOrEqual(3)
  })
  test.each(LANGUAGES)('each is a question of at most 140 characters that does not give itself away: %s', language => {
    for (const question of ALL_QUESTIONS)
      for (const wording of phraseBookWordings(question, language)) {
        expect([...wording].length, wording).toBeLessThanOrEqual(140)
        expect(wording).toMatch(/^¿?\p{Lu}.*\?$/u)
        if (!isArcQuestion(question)) expect(wording).not.toMatch(meaning[language])
      }
  })
  test('no wording means two things, in whatever language', () => {
    const all = LANGUAGES.flatMap(language =>
      ALL_QUESTIONS.flatMap(question => [plainWording(question, language), ...phraseBookWordings(question, language)]),
    )
    const bare = all.map(wording => wording.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    expect(new Set(bare).size).toBe(all.length)
  })
  test('about an arc names each of its ranks, in the theme', () => {
    expect(phraseBookWordings('arc:12-2', 'en')).toEqual([
      'Did the mad clock strike twelve, thirteen, one or two as your suspect left?',
      'Did the lift let your suspect out at the roof, the flagpole, the cellar or 2?',
      'On the night train, was your suspect’s seat in the diner, the royal saloon, the engine or 2?',
      'Would the postman ring for your suspect at the villa, the palace, the gatehouse or 2?',
    ])
    expect(phraseBookWordings('arc:12-2', 'de')).toEqual([
      'Schlug die verrückte Uhr zur Flucht deines Schützlings zwölf, dreizehn, eins oder zwei?',
      'Drückte dein Schützling im Aufzug auf Dach, Fahnenmast, Keller oder 2?',
      'Stand auf der Nachtzugkarte deines Schützlings Speisewagen, Salonwagen, Lok oder 2?',
      'Lautet die letzte Adresse auf dem Steckbrief Villa, Schloss, Torhaus oder 2?',
    ])
    expect(phraseBookWordings('arc:12-2', 'fr')).toEqual([
      'L’horloge folle sonnait-elle douze, treize, une ou deux heures à la fuite de ton suspect\u202f?',
      'L’ascenseur a-t-il laissé sortir ton suspect ici\u202f: le toit, le mât, la cave ou 2\u202f?',
      'Le billet de nuit de ton suspect indiquait-il\u202f: le wagon-bar, le salon, la locomotive ou 2\u202f?',
      'Le facteur sonnerait-il ici pour ton suspect\u202f: la villa, le palais, la loge ou 2\u202f?',
    ])
    expect(phraseBookWordings('arc:12-2', 'es')).toEqual([
      '¿Dio el reloj loco doce, trece, una o dos campanadas al huir tu personaje?',
      '¿Pulsó tu personaje en el ascensor el botón tejado, mástil, sótano o 2?',
      '¿Ponía en el billete del tren nocturno de tu personaje restaurante, vagón real, locomotora o 2?',
      '¿Es la última dirección conocida de tu personaje villa, palacio, portería o 2?',
    ])
    expect(phraseBookWordings('arc:10-11', 'es')[0]).toBe(
      '¿Dio el reloj loco diez u once campanadas al huir tu personaje?',
    )
    for (const arc of ARCS)
      for (const wording of LANGUAGES.flatMap(language => phraseBookWordings(arc, language)))
        expect(wording.split(new RegExp(`, (?!was)| (?:${OR}) `)), wording).toHaveLength(ranksOfArc(arc).length)
  })
})

describe('a wording in another language', () => {
  test('is the same entry of the other book, plain or worded, and back', () => {
    for (const question of ALL_QUESTIONS) {
      const wordingsIn = (language: Language) => [
        plainWording(question, language),
        ...phraseBookWordings(question, language),
      ]
      for (const ours of LANGUAGES)
        for (const theirs of LANGUAGES)
          expect(wordingsIn(ours).map(wording => translateWording(theirs, wording))).toEqual(wordingsIn(theirs))
    }
  })
  test.each<[Language, string, string]>([
    ['de', 'is your card RED', 'Ist deine Karte rot?'],
    [
      'en',
      'fahrt dein Schützling aus Prinzip ohne Fahrschein',
      'Is your suspect better dressed for the funeral than for the wedding?',
    ],
  ])('whatever its capitals and stops, in %s: %s', (language, said, shown) =>
    expect(translateWording(language, said)).toBe(shown),
  )
  test.each(['Any soil on those shoes?', 'Is it RED?', 'Ist sie rot?', '', '漢字'])(
    'is as it was said when it stands in no book: %s',
    wording => {
      for (const language of LANGUAGES) expect(translateWording(language, wording)).toBe(wording)
    },
  )
  test('is what the words of each language show', () => {
    const line = { type: 'asked' as const, by: 0, wording: 'Is your card red?', yes: null }
    expect(sayLine(englishWords, line, null)).toContain('Is your card red?')
    expect(sayLine(germanWords, line, null)).toContain('Ist deine Karte rot?')
    expect(sayLine(spanishWords, line, null)).toContain('¿Tu carta es roja?')
  })
  test('stays as it is if it is in that language already', () =>
    expect(translateWording('en', 'is your card RED')).toBe('is your card RED'))
})

describe('what the computer understands', () => {
  test('every wording of the book and every plain question', () => {
    for (const question of ALL_QUESTIONS)
      for (const language of LANGUAGES)
        for (const wording of [plainWording(question, language), ...phraseBookWordings(question, language)])
          expect(parseWording(wording), wording).toBe(question)
  })
  test.each<[string, Question]>([
    ['is it RED?', 'red'],
    ['A spade?', 'S'],
    ['Do you hold one of the hearts', 'H'],
    ['is your card a face card', 'royal'],
    ['Is it between 5 and J?', 'arc:6-10'],
    ['between the jack and the five?', 'arc:12-4'],
    ['Is it between an Ace and a 10?', 'arc:2-9'],
    ['ist sie ROT?', 'red'],
    ['Eine schwarze Karte?', 'black'],
    ['Ist es ein Pik?', 'S'],
    ['Hast du eine Schippe', 'S'],
    ['Eins von den Herzen?', 'H'],
    ['Ist es eine Karo-Karte?', 'D'],
    ['Karokarte?', 'D'],
    ['Hast du Kreuz versteckt?', 'C'],
    ['Ist es ein Bild?', 'royal'],
    ['Ist es eine Bildkarte?', 'royal'],
    ['Liegt sie zwischen 5 und Bube?', 'arc:6-10'],
    ['zwischen dem Buben und der Fünf?', 'arc:12-4'],
    ['Zwischen fuenf und B?', 'arc:6-10'],
    ['Zwischen einem Ass und einer Zehn?', 'arc:2-9'],
    ['Est-elle ROUGE ?', 'red'],
    ['Une carte noire ?', 'black'],
    ['C’est un pique ?', 'S'],
    ['As-tu caché du cœur', 'H'],
    ['Est-ce une carte de carreau ?', 'D'],
    ['As-tu un trèfle ?', 'C'],
    ['Est-ce une figure ?', 'royal'],
    ['Est-elle entre 5 et valet ?', 'arc:6-10'],
    ['entre le valet et le cinq ?', 'arc:12-4'],
    ['Entre l’as et le dix ?', 'arc:2-9'],
    ['Entre un as et un 10 ?', 'arc:2-9'],
    ['Entre 5 et V ?', 'arc:6-10'],
    ['¿Es ROJA?', 'red'],
    ['¿Una carta negra?', 'black'],
    ['¿Tienes una de las picas?', 'S'],
    ['¿Es una carta de corazones?', 'H'],
    ['¿Es un corazón', 'H'],
    ['¿Es un rombo?', 'D'],
    ['¿Has escondido un trébol?', 'C'],
    ['¿Es una figura?', 'royal'],
    ['¿Está entre el 5 y la jota?', 'arc:6-10'],
    ['entre la reina y el dos', 'arc:13-1'],
    ['¿Entre un as y un diez?', 'arc:2-9'],
  ])('own words that say one property plainly: %s', (wording, question) => expect(parseWording(wording)).toBe(question))
  test.each([
    '',
    'Is it raining?',
    'red or black?',
    'Is it not red?',
    'It isn’t a club?',
    'Is it between 9 and J?',
    'between you and me?',
    'Is it red and between 5 and J?',
    'Is it not between 5 and J?',
    'Regnet es?',
    'rot oder schwarz?',
    'Ist sie nicht rot?',
    'Hast du kein Pik?',
    'Ist es alles außer Herz?',
    'Liegt sie zwischen 9 und Bube?',
    'Liegt sie nicht zwischen 5 und Bube?',
    'zwischen dir und mir?',
    'zwischen König und zwölf?',
    'Ist sie rot und zwischen 5 und Bube?',
    'Ist sie rot, ein Bild?',
    'Ist es der Pik Bube?',
    'Die Herz-8?',
    'Is it red, oder schwarz?',
    'Pleut-il ?',
    'rouge ou noire ?',
    'Elle n’est pas rouge ?',
    'Tout sauf un cœur ?',
    'Est-ce le valet de pique ?',
    'Le 8 de cœur ?',
    'entre toi et moi ?',
    'Est-elle entre 9 et valet ?',
    'Est-elle rouge et entre 5 et valet ?',
    'Can you figure it out?',
    'Does it pique your interest?',
    '¿Llueve?',
    '¿Roja o negra?',
    '¿No es roja?',
    '¿Es cualquier cosa menos un corazón?',
    '¿Está entre el 9 y la jota?',
    '¿No está entre el 5 y la jota?',
    '¿Entre tú y yo?',
    '¿Es roja y está entre 5 y J?',
    '¿Es la jota de picas?',
    '¿El 8 de corazones?',
    '漢字',
  ])('nothing in: %s', wording => expect(parseWording(wording)).toBeNull())
})
