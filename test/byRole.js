// A lint rule for screen tests: find elements by role and name.
/**
 * Tests find elements as people do, by role and name (`test/kit/roles.ts`, `getByRole` in browsers), never by a class, which describes
 * only the looks. An element without a role is usually a fault of the screen. A drawing has none; a comment beside the query says so.
 * @type {import('eslint').Rule.RuleModule}
 */
export const byRole = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { class: 'find “{{selector}}” by role and name: see test/kit/roles.ts' },
  },
  create(context) {
    const finds = /^(find|findAll|get|locator|querySelector|querySelectorAll|waitForSelector|\$|\$\$)$/
    return {
      /** @param {any} node */
      CallExpression(node) {
        const [asked] = node.arguments
        if (node.callee.type !== 'MemberExpression' || !finds.test(node.callee.property.name) || !asked) return
        const texts =
          asked.type === 'TemplateLiteral' ? asked.quasis.map((/** @type {any} */ one) => one.value.raw) : [asked.value]
        const selector = texts.filter((/** @type {unknown} */ text) => typeof text === 'string').join('…')
        const bare = selector.replaceAll(/\[[^\]]*\]|"[^"]*"/g, '')
        if (/(^|[^\w/])[\w*]*\.[a-z]/i.test(bare)) context.report({ node, messageId: 'class', data: { selector } })
      },
    }
  },
}

/** The tests that still find elements by class. A law removes those from the list that no longer do. */
export const FOUND_BY_CLASS = [
  'test/app/App.test.ts',
  'test/app/scenarios/answer-rules-out-cards.test.ts',
  'test/app/scenarios/end-of-game.test.ts',
  'test/app/scenarios/naming-moment.test.ts',
  'test/app/scenarios/pages-around-a-game.test.ts',
  'test/e2e/gestures-pause-and-sending-away.test.ts',
  'test/e2e/host-killed-or-network-lost.test.ts',
  'test/e2e/kit.ts',
  'test/e2e/learn.test.ts',
  'test/e2e/naming-moment.test.ts',
  'test/e2e/newcomers-on-phones.test.ts',
  'test/e2e/people-at-one-screen.test.ts',
  'test/e2e/phone-with-computer-players.test.ts',
  'test/e2e/phones-with-little-room.test.ts',
  'test/e2e/promises-of-the-frame.test.ts',
  'test/e2e/each-game-on-phones.test.ts',
  'test/e2e/promises-on-phones.test.ts',
  'test/e2e/pressing.ts',
  'test/e2e/readme-pictures.test.ts',
  'test/e2e/reasoning.test.ts',
  'test/e2e/talk-on-a-phone.test.ts',
  'test/gallery/inspect.ts',
  'test/gallery/promises.ts',
  'test/screens/communal-deduction/CommunalNotebook.test.ts',
  'test/screens/communal-deduction/CommunalSeat.test.ts',
  'test/screens/communal-deduction/CommunalTable.test.ts',
  'test/screens/communal-deduction/kit.ts',
  'test/screens/house/MoveForm.test.ts',
  'test/screens/house/completeScreens.test.ts',
  'test/screens/mind-reader/AskQuestion.test.ts',
  'test/screens/mind-reader/MindReaderTable.test.ts',
  'test/screens/mind-reader/MindReaderNotebook.test.ts',
  'test/screens/mind-reader/Rules.test.ts',
  'test/screens/mind-reader/kit.ts',
  'test/screens/mind-reader/scenarios/cards-face-down.test.ts',
  'test/screens/missing-persons/MissingPersonsSeat.composing.test.ts',
  'test/screens/missing-persons/MissingPersonsTable.test.ts',
  'test/screens/missing-persons/MissingPersonsNotebook.test.ts',
  'test/screens/missing-persons/kit.ts',
  'test/screens/pages/Learn.test.ts',
  'test/screens/pages/review/WhatIfQuestion.test.ts',
  'test/screens/piecepack-deduction/PiecepackNotebook.test.ts',
  'test/screens/piecepack-deduction/PiecepackSeat.test.ts',
  'test/screens/piecepack-deduction/PiecepackTable.test.ts',
  'test/screens/piecepack-deduction/kit.ts',
  'test/screens/precognition/PrecognitionNotebook.test.ts',
  'test/screens/precognition/PrecognitionSeat.test.ts',
  'test/screens/precognition/kit.ts',
  'test/screens/precognition/scenarios/row-and-predictions.test.ts',
  'test/screens/scenarios/review-of-a-game.test.ts',
]
