// Law: German says what a table says, in the words that were chosen for it, and no word of another trade.
import { expect, test } from 'vitest'
import { labels as communalLabels } from '../../renderer/games/communal-deduction/labels/de.ts'
import { labels as mindReaderLabels } from '../../renderer/games/mind-reader/labels/de.ts'
import { labels as piecepackLabels } from '../../renderer/games/piecepack-deduction/labels/de.ts'
import { labels as precognitionLabels } from '../../renderer/games/precognition/labels/de.ts'
import { defaultOptions, seatView, startGame, tableView } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { blank as blankGame } from '../../shared/games/blank/rules.ts'
import { gameWords as blank } from '../../shared/games/blank/words/de.ts'
import type { Motion } from '../../shared/games/communal-deduction/kinds.ts'
import { communal as communalGame } from '../../shared/games/communal-deduction/rules.ts'
import { gameWords as communal, statementSentence } from '../../shared/games/communal-deduction/words/de.ts'
import { plainWording } from '../../shared/games/missing-persons/rules/phrases/phrases.ts'
import { answerPiece, gameWords as piecepack } from '../../shared/games/piecepack-deduction/words/de.ts'
import { gameWords as missingPersons } from '../../shared/games/missing-persons/words/de.ts'
import { tableDisplayWords } from '../../shared/words/de/display.ts'
import { pastGamesWords } from '../../shared/words/de/evenings.ts'
import { germanGrammar } from '../../shared/words/de/grammar.ts'
import { homeWords, joinWords } from '../../shared/words/de/home.ts'
import { lobbyWords } from '../../shared/words/de/lobby.ts'
import { reviewWords } from '../../shared/words/de/review.ts'
import { curtainWords } from '../../shared/words/de/seat.ts'
import { timeControlWords } from '../../shared/words/de/time.ts'
import { plainText, type Sentence } from '../../shared/words/sentence.ts'
import { catalogueTexts } from '../kit/catalogueTexts.ts'
import { titlesIn } from '../kit/games.ts'

const read = (sentence: Sentence, card: (id: string, form?: string) => string = communal.card) =>
  plainText(sentence, { reader: null, names: ['Ute', 'Ben', 'Cleo'], card, grammar: germanGrammar })

/** What the screens of a seat call a vote for a hint or a verdict. */
function vote(motion: Motion): string {
  const state = startGame(communalGame, { seats: 3, options: defaultOptions(communalGame), seed: 'de', first: 0 })
  return read(communal.move.favour({ type: 'favour', motion }, seatView(state, 0)))
}

/** What the blank game's piles are called. */
function blankPiles(): string {
  const state = startGame(blankGame, { seats: 2, options: defaultOptions(blankGame), seed: 'de', first: 0 })
  return blank
    .shows(tableView(state))
    .map(({ title }) => read(title))
    .join(', ')
}

test.each<[string, string]>([
  ['„Meine Dreierkarten sind beide voll.“', read(statementSentence('completes filled', 2))],
  ['„Meine Dreierkarten sind beide rot.“', read(statementSentence('completes red', 2))],
  ['stimmt für: voller roter Kreis', `${communalLabels.isFor} ${communal.card('filled-red-circle')}`],
  ['stimmt für: leeres grünes Quadrat', `${communalLabels.isFor} ${communal.card('hollow-green-square')}`],
  ['wartet auf den Start', homeWords.phase.lobby], // also where every chair is taken
  ['Um einen Hinweis bitten', vote('clue')],
  ['Für den leeren blauen Kreis als Urteil stimmen', vote('hollow-blue-circle')],
  ['Für das leere blaue Dreieck als Urteil stimmen', vote('hollow-blue-triangle')],
  ['für den halben roten Kreis', read(communalLabels.forCard('partial-red-circle'))],
  [
    'Die sieben freien Hände wurden verteilt: 3, 5, 7 und 9 an Ute; 4, 6 und 8 an Ben.',
    read(communal.line.shared({ type: 'shared', hands: [2, 3, 4, 5, 6, 7, 8].map(no => ({ no, to: no % 2 })) }, null)),
  ],
  ['Irgendeine Form', communalLabels.wholeFamily('shape')],
  ['Irgendeine Farbe', communalLabels.wholeFamily('colour')],
  ['Irgendeine Füllung', communalLabels.wholeFamily('fill')],
  ['Eine', answerPiece(1, 'S').mark],
  ['Einen', answerPiece(1, 'M').mark],
  ['Eins', answerPiece(1, '1').mark],
  ['Keine', answerPiece(0, 'M').mark],
  ['falsch genannt', piecepackLabels.misnamed],
  ['fehlt nicht, falsch genannt', piecepackLabels.cannot('misnamed')],
  ['Karte, Karte, Verborgen, Falsch genannt', blankPiles()],
  ['Ihr versteckt jeweils eine Karte. Frag dich zur Karte des anderen durch.', missingPersons.tagline],
  ['Ihr versteckt jeweils eine Karte. Frag dich zur Karte des anderen durch.', titlesIn('de')['missing-persons']!.tagline], // prettier-ignore
  ['Ist deine Karte ein Karo?', plainWording('D', 'de')],
  ['Los geht es am Rechner des Gastgebers.', lobbyWords.waitForHost],
  ['Alle sind da. Los geht es am Rechner des Gastgebers.', tableDisplayWords.ready],
  ['Bedenkzeit: 1 Minute', lobbyWords.chosen(timeControlWords.lengthLabel, timeControlWords.span(60))],
  ['Bedenkzeit: 2 Minuten', lobbyWords.chosen(timeControlWords.lengthLabel, timeControlWords.span(120))],
  ['Nächstes Spiel zu dritt starten', lobbyWords.startAgainWith(3)],
  ['0 Zeichen, höchstens 49', precognitionLabels.written(0, 49, null)],
  ['Karte behalten', mindReaderLabels.kept(1, true)],
  ['Gebt Ute den Bildschirm', curtainWords.pass('Ute')],
  [
    'Ihr seid genug. Los geht es am Rechner des Gastgebers. Ein Platz ist noch frei.',
    tableDisplayWords.startWithRoom(1),
  ],
  [
    'Ihr seid genug. Los geht es am Rechner des Gastgebers. 2 Plätze sind noch frei.',
    tableDisplayWords.startWithRoom(2),
  ],
  ['Niemand konnte sicher sein, bevor aufgedeckt wurde.', reviewWords.nobody],
  ['dann noch ein Zug, bevor aufgedeckt wurde', reviewWords.overlooked(1, false)],
  ['dann noch zwei Züge, bevor aufgedeckt wurde', reviewWords.overlooked(2, false)],
])('it is said like this: %s', (wording, said) => expect(said).toBe(wording))

test.each<[string, string]>([
  ['until a table is open', homeWords.nobodyOpenAbout],
  ['until a chair is free', joinWords.fullAbout],
  ['while others are asked who I am', joinWords.asked('Ute')],
  ['while others are asked whether I may go on for somebody', joinWords.askedNew('Ute')],
])('it goes on by itself %s', (_, said) => expect(said).toMatch(/\. Hier geht es dann von selbst weiter\.$/))

/**
 * What is said otherwise: Gastgeber, Handy, Tippe, falsch genannt; and what only a translation says: „dieses Hunch“, „fallen
 * lassen“ for a file, „als Nächste“ of a card, „vergleicht sich“, a seat that knows or is told. Keys and commands are in
 * small letters.
 */
const BANNED =
  /\bHost|Smartphone|[Kk]lick|[Vv]ergeblich genannt|[Dd]iese[mrs]? Hunch\b|Spiel fallen\b|[Kk]arte wird als Nächste\b|vergleicht sich|sich mit .* vergleicht|Platz (weiß|gesagt|gezeigt)|(Karte|Punkte) gehen dorthin/

test('nothing is said of a Host, a Smartphone or a Klick, or named vergeblich', () => {
  const texts = catalogueTexts('de')
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => BANNED.test(text))).toEqual([])
})

test('a card is called as players call it, its suit before its value, without a hyphen', async () => {
  for (const { id, isOffered, load, words } of games) {
    if (!isOffered) continue
    const [game, german] = await Promise.all([load(), words.de!()])
    const state = startGame(game, { seats: game.seats[0], options: defaultOptions(game), seed: 'de', first: 0 })
    const ids = JSON.stringify([state.own, state.sealed]).match(/(?<=")[A-Z]\d+(?=")/g) ?? []
    for (const card of ids) expect(german.card(card), `${id}: ${card}`).not.toContain('-')
  }
  expect(piecepack.card('H5')).toBe('Schild 5')
})

test('a game’s title within a sentence stands in quotation marks', () => {
  const title = titlesIn('de')['communal-deduction']!.short!
  for (const text of [
    reviewWords.of(title),
    pastGamesWords.one(title, 'gestern'),
    pastGamesWords.discardOne(title, 'gestern'),
  ])
    expect(text).toContain('„Die gesuchte Karte“')
})

test('the law sees each of them', () => {
  for (const text of [
    'Der Host ist weg.',
    'Am Host-Rechner',
    'Mit dem Smartphone',
    'Klicke hier',
    'vergeblich genannt',
    'Dieses Hunch kennt das nicht.',
    'Lass ein Spiel fallen.',
    'Wessen Karte wird als Nächste genannt?',
    'Frag, wie sie sich mit einer versteckten vergleicht.',
    'was dein Platz weiß',
  ])
    expect(BANNED.test(text), text).toBe(true)
})
