import { parseSync, type Node } from 'oxc-parser'
import { isSource, listFiles, readSource } from './import-graph.ts'

/** A text that a person reads, written in code instead of in the room's `texts.json`. */
export interface StrayText {
  path: string
  line: number
  text: string
}

/**
 * Files whose texts are not for shoppers or staff: terminal output for operators and developers, API descriptions, errors of block authors, HTTP and file
 * formats, names that the data itself uses (makes, bodies, features, lenders, places), and content: of the demo and of page templates.
 */
const exempt = [
  /^(seed|showroom)\//,
  /^platform\/(cli|app|base|embedded|backup|places|jobs|events|limits|page-cache)\/|^platform\/env/,
  /^platform\/(api\/docs|http|stock\/formats|search\/(in-memory|meilisearch))\//,
  /^platform\/(pages\/(sitemap-xml|rss-xml|site-files)|leads\/delivery\/(as-adf|send-to-destination)|admin-api\/leads\/example-lead|api\/routes)\.ts$/,
  /^platform\/search\/failover\//,
  /\/(font-stacks|payment-mark|describe-error)\.tsx?$/,
  /^schemas\/(api\/|stock\/(simple-facts|column-aliases)\.ts|vehicle\/(linked-data|search-synonyms|filtered-features|search-wire|categories)\.ts)/,
  /^schemas\/(tenant\/site-config|lead\/(field-of-entry|form-entry|lead-category))\.ts$/,
  /^blocks\/_page-templates\/|^schemas\/location\/towns\.ts$/,
  /^blocks\/_kit\/(contract|template|shapes|define-block|new-block|describe-blocks|generate)/,
  /^cms\/(expand-then-contract|create-migration|migrate|env|schema-drift|describe-data-loss|read-migration-statements|log-options)\.ts$/,
  /^cms\/(database|migrations|app)\//,
  /^renderer\/(build|gallery)\//,
  /\/texts\.ts$|\/generate[^/]*\.ts$/,
]

/** Attributes and properties that hold a text for people. */
const humanName =
  /^(label|labels|aria-label|aria-description|aria-roledescription|title|placeholder|alt|more|less|question|sure|submitText|data-label|heading|hint|help|description|noun|caption|legend|detail|message|singular|plural|subject|intro|itemLabel)$/

/** Calls whose texts only developers and operators read. */
const developerCall =
  /^(log|logger|console)\b|\.(query|log|set|setHeader|append|writeHead|meta|describe|querySelector|closest|matches|replace|replaceAll|split|join|startsWith|endsWith|includes|digest|update)$|(^|\.)(Error|TypeError|RangeError|RegExp|Set|Map)$|^(super|path|hash|warn)$/

const machineText =
  /[{};<>]|\bvar\(|\brgba?\(|\bcalc\(|^\(|minmax\(|^repeat\(|^url\(|^linear-|--\w|^[A-Z][a-z]+-[A-Z]|=\$?"?\d?/

export function findStrayTexts(): StrayText[] {
  return listFiles('schemas', 'blocks', 'cms', 'platform', 'renderer')
    .filter((path) => isSource(path) && !exempt.some((each) => each.test(path)))
    .flatMap(scanFile)
}

function scanFile(path: string): StrayText[] {
  const source = readSource(path)
  return readTexts(source, path).map(({ text, start }) => ({
    path,
    line: source.slice(0, start).split('\n').length,
    text: text.replaceAll(/\s+/g, ' ').trim(),
  }))
}

/** The texts for people in a source file, with their position. */
export function readTexts(source: string, path = 'source.tsx'): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  const visit = (node: Node, parents: readonly Node[]): void => {
    if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
    const text = readText(node)
    if (text !== null && isForPeople(text, node, parents, source)) found.push({ text, start: node.start })
    for (const child of childrenOf(node)) visit(child, [...parents, node])
  }
  visit(parseSync(path, source).program, [])
  return found
}

function readText(node: Node): string | null {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ') : null
}

function isForPeople(text: string, node: Node, parents: readonly Node[], source: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return false
  if (node.type === 'JSXText') return true
  if (machineText.test(text)) return false
  const direct = parents.at(-1)
  if (!direct || isKey(node, direct)) return false
  const context = parents.findLast((parent) => !isTransparent(parent))
  switch (context?.type) {
    case 'JSXExpressionContainer': {
      const around = parents[parents.indexOf(context) - 1]
      return around?.type === 'JSXAttribute' ? isAttributeText(around, text) : startsLikeText(text)
    }
    case 'JSXAttribute':
      return isAttributeText(context, text)
    case 'Property': {
      const name = source.slice(context.key.start, context.key.end).replaceAll(/['"]/g, '')
      return humanName.test(name) && !isInside(parents, 'meta', source) ? startsLikeText(text) : isSentence(text)
    }
    case 'CallExpression':
    case 'NewExpression':
      return isSentence(text) && !developerCall.test(source.slice(context.callee.start, context.callee.end))
    case 'ExpressionStatement':
    case 'TaggedTemplateExpression':
      return false
    default:
      return isSentence(text)
  }
}

const startsLikeText = (text: string): boolean => /^\P{L}*\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2} .*\p{L}{2}/u.test(text)

/** A capital, and at least two words. */
const isSentence = (text: string): boolean => /^\s*\p{Lu}[\p{L}’'-]*,?\s+\p{L}/u.test(text)

const isAttributeText = (attribute: Node, text: string): boolean =>
  attribute.type === 'JSXAttribute' &&
  attribute.name.type === 'JSXIdentifier' &&
  humanName.test(attribute.name.name) &&
  startsLikeText(text)

const isTransparent = ({ type }: Node): boolean =>
  /^(ConditionalExpression|LogicalExpression|TSAsExpression|TSSatisfiesExpression|TemplateLiteral|BinaryExpression|ParenthesizedExpression)$/.test(
    type,
  )

/** Whether a literal is compared, matched or a name, and so not shown. */
const isKey = (node: Node, parent: Node): boolean =>
  (parent.type === 'BinaryExpression' && parent.operator !== '+') ||
  (parent.type === 'Property' && parent.key === node) ||
  (parent.type === 'ConditionalExpression' && parent.test === node) ||
  parent.type === 'MemberExpression' ||
  parent.type === 'SwitchCase'

const isInside = (parents: readonly Node[], method: string, source: string): boolean =>
  parents.some(
    (parent) =>
      parent.type === 'CallExpression' && source.slice(parent.callee.start, parent.callee.end).endsWith(`.${method}`),
  )

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => (key === 'parent' ? [] : toNodes(value)))
}

function toNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(toNodes)
  return isNode(value) ? [value] : []
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
