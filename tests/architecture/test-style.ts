import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser'

/** Something in a test file, with the line that it begins on. */
interface Finding {
  line: number
  name: string
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length

/** Pauses of a fixed time: `new Promise((resolve) => setTimeout(resolve, …))`, the promise of `node:timers/promises` and Playwright's `waitForTimeout`. */
export function findSleeps(source: string, path = 'example.test.tsx'): Finding[] {
  const found: Finding[] = []
  const add = (name: string, { start }: { start: number }) => found.push({ line: lineAt(source, start), name })
  const promised = new Set<string>()
  new Visitor({
    ImportDeclaration(node) {
      if (!/^(node:)?timers\/promises$/.test(node.source.value)) return
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
        if (specifier.imported.name === 'setTimeout') promised.add(specifier.local.name)
      }
    },
    NewExpression(node) {
      const [executor] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Promise' || !executor) return
      if (
        /^\(?(\w+)\)? => \{?\s*(?:return )?(?:window\.)?setTimeout\(\1\b/.test(
          source.slice(executor.start, executor.end),
        )
      )
        add('setTimeout', node)
      if (/requestAnimationFrame\(\(\) => setTimeout\(/.test(source.slice(executor.start, executor.end)))
        add('setTimeout', node)
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && promised.has(callee.name)) add(callee.name, node)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name === 'waitForTimeout') add('waitForTimeout', node)
    },
  }).visit(parseSync(path, source).program)
  return found
}

/** Tests longer than so many lines that do not name their steps with `test.step`. */
export function findLongJourneys(source: string, longest: number, path = 'example.spec.ts'): Finding[] {
  const found: Finding[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'test') return
      const [title] = node.arguments
      const text = source.slice(node.start, node.end)
      if (text.split('\n').length <= longest || /\btest\.step\(/.test(text)) return
      found.push({ line: lineAt(source, node.start), name: title ? source.slice(title.start + 1, title.end - 1) : '' })
    },
  }).visit(parseSync(path, source).program)
  return found
}

/** Methods that read a text by its characters: assertions, and what cuts a part out of a text. */
const readers = new Set(
  'toMatch toContain stringMatching stringContaining includes indexOf startsWith endsWith match matchAll search split'.split(
    ' ',
  ),
)

/**
 * Elements and attributes in what a test compares with a text: it depends on the order of attributes, and other elements match too. Scripts and
 * styles are left out: the tests of escaping and of the content security policy compare their exact text.
 */
export function findRawMarkup(source: string, path = 'example.test.tsx'): Finding[] {
  const found: Finding[] = []
  const add = (name: string, { start }: { start: number }) => found.push({ line: lineAt(source, start), name })
  new Visitor({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const compared = name === 'test' || name === 'exec' ? callee.object : node.arguments[0]
      if (!compared) return
      const text = readers.has(name) || compared === callee.object ? readPattern(compared) : ''
      if (markup.some((pattern) => pattern.test(text))) add(text, compared)
      if (
        /^toBe(?:Less|Greater)Than$/.test(name) &&
        /\.indexOf\([^()]*\)$/.test(source.slice(compared.start, compared.end))
      )
        add('indexOf', node)
    },
  }).visit(parseSync(path, source).program)
  return found
}

const markup = [
  /(?<!\?)<\/?(?!script|style)[a-z][a-z0-9]*(?=[\\\s>/[(.]|$)/,
  /(?:^|[\s"'(>*])[a-z][a-z-]*=\\?"/,
  /^>|[^\\]<$/,
]

/** The text of a string, a template or a regular expression, also of one that is built of such; else nothing. */
function readPattern(node: Argument | Expression): string {
  if (node.type === 'Literal' && 'regex' in node) return node.regex.pattern
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('x')
  const [pattern] = node.type === 'NewExpression' ? node.arguments : []
  return pattern ? readPattern(pattern) : ''
}
