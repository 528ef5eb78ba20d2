// The rules of the linter. The layers come from the table that the laws also read.
import vue from 'eslint-plugin-vue'
import { dirname, join, normalize, relative, sep } from 'node:path'
import ts from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'
import { byRole, FOUND_BY_CLASS } from './test/byRole.js'
import { mayImport, roomOf } from './test/layers.js'
import { COUNTING, DATED } from './test/lintExceptions.js'

const top = import.meta.dirname

/** A rule that refuses imports across the layers. @type {import('eslint').Rule.RuleModule} */
const layers = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{file}} may not import {{target}}: see test/layers.js' } },
  create(context) {
    const file = relative(top, context.filename).split(sep).join('/')
    const rule = roomOf(file)
    if (!rule) return {}
    /** @param {import('estree').Node & { source?: any }} node */
    const check = node => {
      const named = node.source?.value
      if (typeof named !== 'string') return
      const target = named.startsWith('.')
        ? normalize(join(dirname(file), named))
            .split(sep)
            .join('/')
        : named
      if (/\.(css|svg)$/.test(target) || mayImport(rule, target)) return
      context.report({ node, messageId: 'wall', data: { file, target } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/**
 * The parts of `node:crypto` that hosts may use: those that Electron's BoringSSL has as well. `hostCipher.ts`
 * asks for more, and manages without if it is missing. @type {import('eslint').Linter.Config}
 */
const ELECTRON_CRYPTO = {
  files: ['main/host/**/*.ts', 'main/desktop/**/*.ts', 'main/discovery/**/*.ts'],
  ignores: ['main/host/channel/hostCipher.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: ['node:crypto', 'crypto'].map(name => ({
          name,
          allowImportNames: ['createHash', 'createHmac', 'randomBytes', 'randomInt', 'timingSafeEqual'],
          message: 'Electron may not have it: see test/desktop/stand-in/electronCiphers.ts.',
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'CallExpression[callee.name=/^create(Hash|Hmac)$/]:not([arguments.0.value=/^sha(256|384|512)$/])',
        message: 'Electron has few digests: sha256, sha384 and sha512 are among them.',
      },
    ],
  },
}

export default ts.config(
  { ignores: ['dist/**', 'release/**', 'node_modules/**', 'test/artefacts/**'] },
  ...ts.configs.strictTypeChecked.map(config => ({ ...config, files: ['**/*.ts', '**/*.vue'] })),
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.ts', '**/*.vue'],
    plugins: { hunch: { rules: { layers, 'by-role': byRole } } },
    languageOptions: {
      parser: vueParser,
      parserOptions: {
        parser: ts.parser,
        extraFileExtensions: ['.vue'],
        project: [
          'shared/tsconfig.json',
          'main/tsconfig.json',
          'main/desktop/tsconfig.json',
          'renderer/tsconfig.json',
          'test/tsconfig.json',
        ],
        tsconfigRootDir: top,
      },
    },
    rules: {
      'hunch/layers': 'error',
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // noUncheckedIndexedAccess makes some necessary
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-misused-spread': 'off', // lengths of texts are counted in code points, on purpose
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // the compiler allows no enums
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // private fields already make a class nominal
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
      'vue/multi-word-component-names': 'off', // Card, Story, Badge: the names of the table
      'vue/attributes-order': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/no-v-html': 'error',
      // A renamed variable must not lose its element in silence: the type checker does not compare them.
      'vue/prefer-use-template-ref': 'error',
      'vue/no-unused-refs': 'error',
      'vue/require-default-prop': 'off',
      // A prop is bound to a value of its own name without saying the name twice.
      'vue/v-bind-style': ['error', 'shorthand', { sameNameShorthand: 'always' }],
    },
  },
  {
    files: ['test/**/*.ts', '*.config.ts'],
    rules: {
      'hunch/by-role': 'error',
      'no-console': 'off',
      'max-lines': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  { files: FOUND_BY_CLASS, rules: { 'hunch/by-role': 'off' } },
  {
    files: ['test/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression:matches([callee.name="test"], [callee.object.name="test"], [callee.callee.object.name="test"]) > ObjectExpression > Property[key.name="timeout"]',
          message:
            'How long a test takes says nothing about a rule, and machines differ: vitest.config.ts has one limit for all.',
        },
        {
          selector:
            'AwaitExpression > NewExpression[callee.name="Promise"] > ArrowFunctionExpression CallExpression[callee.name="setTimeout"]',
          message:
            'A fixed sleep is too short on a slow machine and too long on a fast one: wait with `until`, `event` or `expect.poll`. To show that nothing comes: `nothingFor`; to move clocks on: `movableTime`.',
        },
        {
          selector:
            ':matches(ForOfStatement > CallExpression.right[callee.property.name="findAll"], CallExpression[callee.property.name=/^(entries|every)$/] > MemberExpression.callee > CallExpression.object[callee.property.name="findAll"])',
          message: 'Of no elements everything is true: `allFound` in test/kit/screens.ts fails if there are none.',
        },
        {
          selector: 'CallExpression[callee.property.name="evaluateAll"]',
          message: 'Of no elements everything is true: `inspectAll` in test/e2e/found.ts fails if there are none.',
        },
        {
          selector: 'MemberExpression[property.name="pathname"] > NewExpression.object[callee.name="URL"]',
          message: 'A folder may have spaces, %, # and umlauts in its name: `fileURLToPath` gives the path of a file.',
        },
      ],
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
    },
  },
  {
    files: ['main/**/*.ts', 'renderer/**/*.{ts,vue}'],
    ignores: DATED,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message:
            'Time that passes is measured by `performance.now()`, which nobody can set. Files that store or show dates are listed in test/lintExceptions.js.',
        },
      ],
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' }, // `at`, `last` and `required` say what is missing
  },
  ELECTRON_CRYPTO,
  {
    files: COUNTING,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
