import { SaxesParser } from 'saxes'
import { buildRecord, deepest, type FeedRecord, longestRecord, type RecordBuilder } from './feed-record.ts'
import { FeedCutShort } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import * as texts from './texts.ts'

interface Element {
  path: string
  text: string
  hasChildren: boolean
}

/**
 * Streams the elements at `rows` (names from the root, separated by dots) of an XML feed, flattened: `price` is an element's text,
 * `price.@currency` its attribute. Nothing is fetched or expanded: a file with entity declarations is rejected, and unknown entities stay
 * literal. Throws `FeedCutShort` after the last complete element if the file is truncated, invalid or nested too deeply.
 */
export async function* readXml(text: AsyncIterable<string>, rows: string): AsyncGenerator<FeedRecord[]> {
  const out: FeedRecord[] = []
  const elements: Element[] = []
  let record: { builder: RecordBuilder; depth: number } | null = null
  let line = 0
  let silent = 0
  let fault: Error | null = null
  const stop = (error: Error) => {
    fault ??= error
  }

  const parser = new SaxesParser({ position: false, xmlns: false })
  Object.assign(parser.ENTITIES, { nbsp: '\u00a0', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘' })
  parser.on('error', (error) => {
    if (!/entity/.test(error.message)) stop(new FeedCutShort(texts.fileIncompleteOrInvalidXmlAfterElement({ line })))
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      stop(new StockImportProblem('The XML declares entities of its own; such a file is not read.'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    silent = 0
    if (fault) return
    if (elements.length >= deepest)
      return stop(new FeedCutShort(texts.fileElementsNestedMoreThanDeepestDeep({ deepest })))
    const parent = elements.at(-1)
    if (parent) parent.hasChildren = true
    const full = parent && record === null ? `${parent.path}.${name}` : name
    if (record === null && full === rows) {
      record = { builder: buildRecord(), depth: elements.length }
      elements.push({ path: '', text: '', hasChildren: false })
    } else {
      const path = record === null ? full : parent?.path ? `${parent.path}.${name}` : name
      elements.push({ path, text: '', hasChildren: false })
    }
    const path = elements.at(-1)?.path
    for (const [key, text] of Object.entries(attributes)) {
      if (text !== '') record?.builder.add(path ? `${path}.@${key}` : `@${key}`, text)
    }
  })
  const onText = (piece: string) => {
    silent = 0
    const element = elements.at(-1)
    if (element && record !== null && element.text.length <= longestRecord) element.text += piece
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    silent = 0
    const element = elements.pop()
    if (fault || record === null || !element) return
    const text = element.text.trim()
    if (text !== '') record.builder.add(element.path || '#text', text)
    if (record.depth !== elements.length) return
    line += 1
    out.push(record.builder.finish(line))
    record = null
  })

  const taken = () => out.splice(0)
  for await (const chunk of text) {
    silent += chunk.length
    parser.write(chunk)
    if (silent > longestRecord * 2) stop(new FeedCutShort(texts.theFileIsIncomplete2({ line })))
    if (out.length > 0) yield taken()
    if (fault) throw fault
  }
  parser.close()
  if (out.length > 0) yield taken()
  if (fault) throw fault
}

/**
 * The path of vehicles in an XML file, from its start: the shallowest repeated element with children, else the root's first child with
 * children. Null without either.
 */
export function findXmlRows(start: string): string | null {
  const seen = new Map<string, { count: number; parts: number; depth: number }>()
  const path: string[] = []
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (path.length > deepest) return
    const parent = seen.get(path.slice(0, -1).join('.'))
    if (parent) parent.parts += 1
    const full = path.join('.')
    const known = seen.get(full)
    if (known) known.count += 1
    else seen.set(full, { count: 1, parts: Object.keys(attributes).length, depth: path.length })
  })
  parser.on('closetag', () => void path.pop())
  parser.write(start)
  const withParts = [...seen].filter(([, { parts, depth }]) => parts > 0 && depth > 1)
  const repeated = withParts.filter(([, { count }]) => count > 1).sort(([, a], [, b]) => a.depth - b.depth)
  return (repeated[0] ?? withParts.find(([, { depth }]) => depth === 2))?.[0] ?? null
}
