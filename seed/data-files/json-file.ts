import { readFileSync } from 'node:fs'
import { type AnyNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa'
import { z } from 'zod'
import { DataFileError, type DataFileProblem } from './data-file-error.ts'

export type JsonPath = readonly PropertyKey[]

export interface JsonSource {
  file: string
  /** A problem with the value at `path`, or with its nearest existing ancestor. */
  problemAt: (path: JsonPath, message: string) => DataFileProblem
}

export interface JsonFile<T> {
  value: T
  source: JsonSource
}

/** Reads a JSON file by a schema. Throws a `DataFileError` that lists every problem by line and column. */
export const readJsonFile = <S extends z.ZodType>(file: string, schema: S): JsonFile<z.output<S>> =>
  parseJsonFile(file, { text: readFileSync(file, 'utf8'), schema })

export function parseJsonFile<S extends z.ZodType>(
  file: string,
  { text, schema }: { text: string; schema: S },
): JsonFile<z.output<S>> {
  const body = parseText(file, text)
  const problemAt = (path: JsonPath, message: string): DataFileProblem => {
    const { line, column } = findNode(body, path).loc.start
    return { line, column, message: path.length > 0 ? `${describePath(path)}: ${message}` : message }
  }
  const repeated = findRepeatedNames(body, [])
  if (repeated.length > 0)
    throw new DataFileError(
      file,
      repeated.map((path) => problemAt(path, 'This name occurs twice in its object.')),
    )
  const parsed = schema.safeParse(evaluate(body))
  if (parsed.success) return { value: parsed.data, source: { file, problemAt } }
  throw new DataFileError(
    file,
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => problemAt([...issue.path, key], 'There is no such field.'))
        : [problemAt(issue.path, `${issue.message}.`.replace(/\.\.$/, '.'))],
    ),
  )
}

/** The parser's error. */
const syntaxError = z.looseObject({ line: z.int(), column: z.int(), message: z.string() })

function parseText(file: string, text: string): ValueNode {
  try {
    return parse(text).body
  } catch (error) {
    const { line, column, message } = syntaxError.parse(error)
    const reason = message.replace(/ \(\d+:\d+\)$/, '')
    throw new DataFileError(file, [{ line, column, message: `This is not valid JSON: ${reason}` }])
  }
}

/** The node at a path; for an existing member, its name. */
function findNode(node: AnyNode, [step, ...rest]: JsonPath): AnyNode {
  if (step === undefined) return node
  if (node.type === 'Object') {
    const member = node.members.findLast(({ name }) => nameText(name) === step)
    if (member) return rest.length === 0 ? member : findNode(member.value, rest)
  }
  if (node.type === 'Array' && typeof step === 'number') {
    const element = node.elements[step]
    if (element) return findNode(element.value, rest)
  }
  return node
}

/** JSON lets the last duplicate win, which hides mistakes. */
function findRepeatedNames(node: AnyNode, path: JsonPath): JsonPath[] {
  if (node.type === 'Array')
    return node.elements.flatMap(({ value }, index) => findRepeatedNames(value, [...path, index]))
  if (node.type !== 'Object') return []
  const seen = new Set<string>()
  return node.members.flatMap(({ name, value }) => {
    const text = nameText(name)
    const isRepeated = seen.has(text)
    seen.add(text)
    const at = [...path, text]
    return isRepeated ? [at] : findRepeatedNames(value, at)
  })
}

type MemberName = Extract<AnyNode, { type: 'Member' }>['name']
const nameText = (name: MemberName): string => (name.type === 'Identifier' ? name.name : name.value)

/** `['layout', 2, 'image']` -> `layout[2].image`. */
const describePath = (path: JsonPath): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  )
