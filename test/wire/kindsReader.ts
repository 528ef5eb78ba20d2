// Describes a game's views, moves and lines in words, from its types and their comments, with the TypeScript compiler.
import { join } from 'node:path'
import ts from 'typescript'

const top = join(import.meta.dirname, '../..')

/** A field: its type in words, and its comment. */
export interface FieldText {
  readonly name: string
  readonly optional: boolean
  readonly holds: string
  readonly says: string
}

/** A move or a line: its type tag, its fields, and its comment. */
export interface VariantText {
  readonly type: string
  readonly fields: readonly FieldText[]
  readonly says: string
}

/** A named type that fields refer to. */
export interface NamedType {
  readonly name: string
  readonly says: readonly string[] // by line
  readonly holds: string // empty if it has fields
  readonly fields: readonly FieldText[]
}

export interface KindsText {
  readonly options: readonly FieldText[]
  readonly open: readonly FieldText[]
  readonly own: readonly FieldText[]
  readonly moves: readonly VariantText[]
  readonly lines: readonly VariantText[]
  readonly saysOfLines: string
  readonly types: readonly NamedType[] // in the order in which they are first used
}

/** Reads the types of many games at once, because starting the compiler is slow. */
export function readKinds(ids: readonly string[]): Map<string, KindsText> {
  const rulesOf = (id: string) => join(top, 'shared/games', id, 'rules.ts')
  const { config } = ts.readConfigFile(join(top, 'tsconfig.base.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: Record<string, unknown> }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, top)
  const program = ts.createProgram(ids.map(rulesOf), { ...options, types: [], noEmit: true })
  return new Map(ids.map(id => [id, new KindsReader(program, rulesOf(id)).read()]))
}

/** The names of shared types in the protocol, which explains them once for all games. */
const HOUSE: Readonly<Record<string, string>> = { Seat: 'seat' }

/** Reads the types of one game. A type without words is an error, so that nothing is left out silently. */
class KindsReader {
  readonly #checker: ts.TypeChecker
  readonly #rules: ts.SourceFile
  readonly #named = new Map<string, NamedType | null>() // null: being read

  constructor(program: ts.Program, rules: string) {
    this.#checker = program.getTypeChecker()
    this.#rules = program.getSourceFile(rules)!
  }

  read(): KindsText {
    const kinds = this.#kinds()
    const drawer = (name: string): ts.TypeNode => this.#member(kinds, name).type!
    return {
      options: this.#fields(drawer('options')),
      open: this.#fields(drawer('open')),
      own: this.#fields(drawer('own')),
      moves: this.#variants(drawer('move')),
      lines: this.#variants(drawer('line')),
      saysOfLines: commentsBefore(this.#member(kinds, 'line')),
      types: [...this.#named.values()].filter(named => named !== null),
    }
  }

  /** The K of the `GameRules<K>` that the rules export. */
  #kinds(): ts.InterfaceDeclaration {
    const module = this.#checker.getSymbolAtLocation(this.#rules)!
    const found = new Set(
      this.#checker.getExportsOfModule(module).flatMap(exported => {
        const type = this.#checker.getTypeOfSymbol(exported)
        if (type.getSymbol()?.name !== 'GameRules') return []
        return this.#checker.getTypeArguments(type as ts.TypeReference)[0]?.symbol.declarations ?? []
      }),
    )
    const [kinds, ...others] = [...found].filter(ts.isInterfaceDeclaration)
    if (!kinds || others.length > 0) throw new Error(`${this.#rules.fileName} does not export one game`)
    return kinds
  }

  #member(kinds: ts.InterfaceDeclaration, name: string): ts.PropertySignature {
    const found = kinds.members.filter(ts.isPropertySignature).find(member => member.name.getText() === name)
    if (!found?.type) throw new Error(`${kinds.name.text} has no ${name}`)
    return found
  }

  #fields(node: ts.TypeNode | ts.InterfaceDeclaration): FieldText[] {
    if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) throw unsaid(node)
    return this.#members(node.members)
  }

  #members(members: readonly ts.TypeElement[]): FieldText[] {
    return members.map(member => {
      if (!ts.isPropertySignature(member) || !member.type) throw unsaid(member)
      if (!ts.isIdentifier(member.name)) throw unsaid(member.name) // paths join names by `/`
      return {
        name: member.name.text,
        optional: member.questionToken !== undefined,
        holds: this.#words(member.type),
        says: commentAfter(member),
      }
    })
  }

  #variants(node: ts.TypeNode): VariantText[] {
    const members = ts.isUnionTypeNode(node) ? node.types : [node]
    return members.map(member => {
      if (!ts.isTypeLiteralNode(member)) throw unsaid(member)
      const [tag, ...others] = member.members
      const named = tag && ts.isPropertySignature(tag) && tag.name.getText() === 'type' ? tag.type : undefined
      if (!named || !ts.isLiteralTypeNode(named) || !ts.isStringLiteral(named.literal)) throw unsaid(member)
      return { type: named.literal.text, fields: this.#members(others), says: commentAfter(member) }
    })
  }

  /** A type in words: “a, b or c”. */
  #words(node: ts.TypeNode): string {
    const words = this.#alternatives(node)
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`
  }

  /** The same, in brackets if needed next to other words. */
  #word(node: ts.TypeNode): string {
    return this.#alternatives(node).length < 2 ? this.#words(node) : `(${this.#words(node)})`
  }

  #alternatives(node: ts.TypeNode): string[] {
    if (ts.isParenthesizedTypeNode(node)) return this.#alternatives(node.type)
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(type => this.#alternatives(type))
    if (ts.isArrayTypeNode(node)) return [`list of ${this.#word(node.elementType)}`]
    if (ts.isTypeLiteralNode(node)) return [`{ ${this.#fields(node).map(fieldInline).join(', ')} }`]
    if (ts.isTemplateLiteralTypeNode(node)) return [this.#template(node)]
    if (ts.isIndexedAccessTypeNode(node)) return this.#listed(node)
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments)
      return [this.#reference(node.typeName)]
    const type = this.#checker.getTypeFromTypeNode(node)
    if (type.flags & ts.TypeFlags.Boolean) return ['`true`', '`false`']
    return [this.#value(node, type)]
  }

  /** The fixed and variable parts of a template type, in order. */
  #template({ head, templateSpans }: ts.TemplateLiteralTypeNode): string {
    const parts = templateSpans.flatMap(({ type, literal }) => [this.#word(type), literal.text && quoted(literal.text)])
    return [head.text && quoted(head.text), ...parts].filter(part => part !== '').join(' + ')
  }

  /** The values of a constant list, in order: `(typeof SUITS)[number]`. */
  #listed(node: ts.IndexedAccessTypeNode): string[] {
    const list = this.#checker.getTypeFromTypeNode(node.objectType)
    if (!this.#checker.isTupleType(list)) throw unsaid(node)
    return this.#checker.getTypeArguments(list as ts.TypeReference).map(value => this.#value(node, value))
  }

  #value(node: ts.TypeNode, type: ts.Type): string {
    if (type.flags & ts.TypeFlags.Null) return '`null`'
    if (type.flags & ts.TypeFlags.String) return 'text'
    if (type.flags & ts.TypeFlags.Number) return 'number'
    if (type.flags & ts.TypeFlags.BooleanLiteral) return `\`${this.#checker.typeToString(type)}\``
    if (type.isStringLiteral() || type.isNumberLiteral()) return quoted(type.value)
    throw unsaid(node)
  }

  /** A type name that is explained on this page or on the protocol's own. */
  #reference(name: ts.Identifier): string {
    const house = HOUSE[name.text]
    if (house) return house
    if (!this.#named.has(name.text)) {
      this.#named.set(name.text, null)
      this.#named.set(name.text, this.#declared(name))
    }
    return `[${name.text}](#${name.text.toLowerCase()})`
  }

  #declared(name: ts.Identifier): NamedType {
    let symbol = this.#checker.getSymbolAtLocation(name)!
    if (symbol.flags & ts.SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol)
    const declared = symbol.declarations?.find(one => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    if (!declared) throw unsaid(name)
    const says = ts
      .displayPartsToString(symbol.getDocumentationComment(this.#checker))
      .split('\n')
      .filter(line => line !== '')
    if (ts.isInterfaceDeclaration(declared)) return { name: name.text, says, holds: '', fields: this.#fields(declared) }
    if (ts.isTypeAliasDeclaration(declared))
      return { name: name.text, says, holds: this.#words(declared.type), fields: [] }
    throw unsaid(name)
  }
}

/** A field inside a line of text. */
export function fieldInline({ name, optional, holds, says }: FieldText): string {
  return `\`${name}\`${optional ? ' (if it is there)' : ''} ${holds}${says === '' ? '' : ` (${says})`}`
}

function quoted(value: string | number): string {
  return `\`${JSON.stringify(value)}\``
}

/** The comment at the end of a field's or union member's last line. */
function commentAfter(node: ts.Node): string {
  const text = node.getSourceFile().text
  return (ts.getTrailingCommentRanges(text, node.end) ?? []).map(range => comment(text, range)).join(' ')
}

function commentsBefore(node: ts.Node): string {
  const text = node.getSourceFile().text
  return (ts.getLeadingCommentRanges(text, node.pos) ?? []).map(range => comment(text, range)).join(' ')
}

function comment(text: string, { pos, end }: ts.CommentRange): string {
  return text.slice(pos + 2, end).trim()
}

function unsaid(node: ts.Node): Error {
  return new Error(`the pages of the wire have no words for ${node.getText()}, in ${node.getSourceFile().fileName}`)
}
