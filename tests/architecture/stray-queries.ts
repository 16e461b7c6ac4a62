import { parseSync, Visitor } from 'oxc-parser'
import { readSource } from './import-graph.ts'

/** The pool, transactions, locks and notifications are the mechanism that every store uses, so they may send SQL themselves. */
const mechanism = 'platform/base/database/'

const localApi = new Set([
  'count',
  'create',
  'delete',
  'find',
  'findByID',
  'findGlobal',
  'findVersionByID',
  'findVersions',
  'restoreVersion',
  'update',
  'updateGlobal',
])

/** Whether a file of the platform sends SQL although it is no store. */
export function hasStraySql(path: string): boolean {
  return (
    path.startsWith('platform/') && !isStore(path) && !path.startsWith(mechanism) && containsSql(readSource(path), path)
  )
}

/** Whether a file of the platform calls Payload's Local API outside `content/` and the stores. */
export function hasStrayLocalApi(path: string): boolean {
  return (
    path.startsWith('platform/') &&
    !isStore(path) &&
    !path.startsWith('platform/content/') &&
    containsLocalApi(readSource(path), path)
  )
}

export function containsSql(text: string, path = 'source.ts'): boolean {
  let found = false
  new Visitor({
    ImportDeclaration: ({ source }) => {
      if (source.value.startsWith('pg-copy')) found = true
    },
    TaggedTemplateExpression: ({ tag }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') found = true
    },
    CallExpression: ({ callee, arguments: [asked] }) => {
      // React Router's static handler takes a request; a pool takes text.
      const isRequest =
        asked?.type === 'NewExpression' && asked.callee.type === 'Identifier' && asked.callee.name === 'Request'
      if (callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'query' && !isRequest)
        found = true
    },
  }).visit(parseProgram(path, text))
  return found
}

export function containsLocalApi(text: string, path = 'source.ts'): boolean {
  let found = false
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || !localApi.has(callee.property.name)) return
      const { object } = callee
      const isPayload =
        (object.type === 'Identifier' && object.name === 'payload') ||
        (object.type === 'MemberExpression' && !object.computed && object.property.name === 'payload')
      if (isPayload) found = true
    },
  }).visit(parseProgram(path, text))
  return found
}

/** The path decides whether `<T>` begins a generic function or an element: a file read the wrong way has no program to look into. */
function parseProgram(path: string, text: string) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return program
}

function isStore(path: string): boolean {
  return /(?:\/|-)store\.ts$/.test(path)
}
