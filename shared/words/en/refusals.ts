// Answers for: what is said of what the host refuses and of tables it cannot read, in English.
import type { RefusalReason } from '../../wire/refusalReasons.ts'

/** Refusals: each says what to do. */
export const refusalWords: Record<RefusalReason, string> = {
  unreadable: 'That message could not be read. Reload the page and try again.',
  'too-long': 'That message is too long. Send at most 16 KiB.',
  'too-often': 'Too many messages could not be read. Reload the page to come back.',
  protocol: 'This host speaks another version of Hunch. Install the same version on both machines, or reload the page.',
  'hello-first': 'Say hello first.',
  'hello-once': 'This screen has come already. Reload the page to come anew.',
  crowded: 'Too many screens are looking on here. Close one of them, then reload this page.',
  'wrong-code': 'That is not the code of this table. Look for the four letters on the host’s screen.',
  'too-many-codes': 'Too many wrong codes were tried here. Scan the QR code on the host’s screen, or wait a while.',
  full: 'Every chair is taken. Ask the host to add one.',
  taken: 'Somebody sits there already. Choose another chair.',
  'under-way': 'A game is under way. You can watch now and sit down when it is over.',
  'not-yours': 'That chair is not yours. Play from the screen that holds it.',
  'not-the-host': 'Only the host can do that. Ask at the host’s screen.',
  'no-table': 'No table is open here. Ask the host to open one.',
  'no-game': 'No game is being played. Start one first.',
  'no-such-chair': 'This table has no such chair. Choose another.',
  'no-such-game': 'This Hunch does not have that game. Choose one from the list.',
  'no-such-record': 'The record of that game is not kept here any more.',
  'no-such-table': 'That table is not there any more. Choose another.',
  'too-many-tables': 'Very many tables are open here already. Close one to make room for the next.',
  'bad-options': 'Those options do not go with this game. Choose them from the form.',
  damaged: 'The journal of that table is damaged, and nothing in it could be saved. Open a new table.',
  'cannot-start': 'The game cannot start yet. See what the start button says is missing.',
  stale: 'The table has moved on since then. Look again and choose once more.',
  'no-way-back': 'This move can no longer be taken back. Go on from here.',
  dealing: 'The cards are being dealt. One moment.',
  'not-offered': 'That cannot be done now. Choose one of the moves on your screen.',
  'nobody-away': 'That player is here. The computer only plays for somebody who is away.',
  'people-only': 'Only people can play it with these options. Choose other options, or let a person sit there.',
  'not-away': 'That seat can only be asked for while its player is away.',
  'saw-another-hand': 'This device has seen another hand in this game. Watch until it is over, then sit down.',
  'no-such-request': 'That was settled already.',
  'display-only': 'This screen only shows the table. Play from the screen that holds your seat.',
  'too-many-notes': 'This notebook is full. Rub something out first.',
  'too-many-pauses': 'You stopped the game often just now. Wait a minute, or ask another player to stop it.',
  'too-many-reactions': 'That was a lot at once. Wait a moment, then show the others the next one.',
  paused: 'The game is paused. Press “Go on” when everybody is back, then make your move.',
  'no-more-time': 'There is no more time to be had for this move. Make it with what is left.',
  'not-out': 'That player still has time. Wait until the lamp has burnt down.',
  'sent-away':
    'The host has sent this device away for this evening. If it was a mistake, ask there to be let back in, then reload this page.',
  'nobody-to-send': 'Only somebody else’s device can be sent away, while it holds a chair. Look again who sits there.',
  moving: 'This table is just moving to another computer. One moment, then try again.',
  'no-such-address': 'This machine does not have that address any more. Choose one of those that are listed now.',
  'no-answer':
    'Nobody answered at that address. See that Hunch runs there on the same network, and check the address. The table stays here.',
  'not-awaited':
    'That is not the code the other computer shows now. Have it show a new one and type that. The table stays here.',
  'same-host': 'That is this computer’s own address. Type the one the other computer shows. The table stays here.',
  'there-already': 'The other computer has this table already. Delete the old one there first. The table stays here.',
  'crowded-there': 'Very many tables are open on the other computer. Close one there first. The table stays here.',
  'disk-there':
    'The table could not be written to the other computer’s disk. Make room there, then try again. The table stays here.',
  'unlike-there':
    'The other computer does not play this table as this one does. Install the same version of Hunch on both. The table stays here.',
  fault: 'Hunch made a mistake of its own here. Try another way; the host’s log says more.',
  disk: 'The move could not be written to the host’s disk. Make room there, then try again.',
}

/** What is said of a table whose journal cannot be read or played to the end. */
export const savedTableErrors = {
  damaged: (line: number, saved: number) =>
    saved === 0
      ? `Its journal is damaged in line ${line}, and nothing before that can be saved.`
      : `Its journal is damaged in line ${line}. ${stepsSaved(saved)}`,
  missing: (_line: number, _saved: number) =>
    'Its journal is gone from the data folder. Put the file back, if you have it.',
  unplayable: (line: number, saved: number) =>
    `Hunch made a mistake in line ${line} of its journal, and the log says more. ${saved === 0 ? 'Nothing before that can be saved.' : stepsSaved(saved)}`,
} as const

function stepsSaved(saved: number): string {
  return `The ${saved === 1 ? 'one step' : `${saved} steps`} before that can be saved.`
}
