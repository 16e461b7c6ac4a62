import { documentLimits } from './document-limits.ts'
import * as texts from './texts.ts'

/** The first exceeded limit, as a sentence for the editor; null within all limits. */
export type Excess = string | null

interface Value {
  value: unknown
  depth: number
  blockDepth: number
  /** Within rich text, whose paragraphs are no rows. */
  isText: boolean
}

/**
 * Compares an arbitrary layout with `documentLimits`. Stops at the first exceeded limit and never recurses, so its cost is bounded for any
 * input.
 */
export function findExcess(layout: unknown): Excess {
  const counted = { blocks: 0, rows: 0, text: 0, values: 0 }
  const left: Value[] = [{ value: layout, depth: 0, blockDepth: 0, isText: false }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value } = next
    counted.values += 1
    if (typeof value === 'string') counted.text += value.length
    if (typeof value === 'object' && value !== null) {
      const isBlock = 'blockType' in value
      if (isBlock) counted.blocks += 1
      const depth = next.depth + 1
      const blockDepth = next.blockDepth + (isBlock ? 1 : 0)
      const children: unknown[] = Array.isArray(value) ? value : Object.values(value)
      if (depth > documentLimits.valueDepth) return sentences.valueDepth
      if (blockDepth > documentLimits.blockDepth) return sentences.blockDepth
      if (counted.values + left.length + children.length > documentLimits.values) {
        return countBlocks(children) > documentLimits.blocks ? sentences.blocks : sentences.values
      }
      const isText = next.isText || isRichText(value)
      if (Array.isArray(value) && !isText) counted.rows += children.filter(isObject).length
      for (const child of children) left.push({ value: child, depth, blockDepth, isText })
    }
    if (counted.blocks > documentLimits.blocks) return sentences.blocks
    if (counted.rows > documentLimits.rows) return isMostlyBlocks(left, counted) ? sentences.blocks : sentences.rows
    if (counted.text > documentLimits.textCharacters) return sentences.text
  }
  return null
}

/**
 * The same for an open form's request: its state is flat, with a key per field (`layout.0.blockType`), beside the document's data. Building
 * a form costs as much per block as saving.
 */
export function findFormExcess({ formState, data }: { formState?: unknown; data?: unknown }): Excess {
  const keys = typeof formState === 'object' && formState !== null ? Object.keys(formState) : []
  if (keys.length > documentLimits.values) return sentences.values
  const blocks = keys.filter((key) => key.endsWith('.blockType')).length
  if (blocks > documentLimits.blocks) return sentences.blocks
  return hasTooManyRows(keys) ? sentences.rows : findExcess(data)
}

/** Whether the fields belong to more rows than a document may have: `items.0.children.1.label` belongs to two. */
function hasTooManyRows(keys: string[]): boolean {
  const rows = new Set<string>()
  for (const key of keys) {
    for (const { index } of key.matchAll(/(?<=\.\d+)\./g)) rows.add(key.slice(0, index))
    if (rows.size > documentLimits.rows) return true
  }
  return false
}

const isMostlyBlocks = (left: Value[], { blocks }: { blocks: number }): boolean =>
  blocks + countBlocks(left.map(({ value }) => value)) > documentLimits.blocks

const countBlocks = (values: unknown[]): number =>
  values.filter((value) => isObject(value) && 'blockType' in value).length

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRichText = (value: object): boolean =>
  'root' in value && isObject(value.root) && 'children' in value.root && Array.isArray(value.root.children)

const format = (count: number): string => count.toLocaleString('en-AU')

const sentences = {
  blocks: texts.thisHasMoreThanBlocksBlocks({ blocks: format(documentLimits.blocks) }),
  blockDepth: texts.blocksNestedMoreThanBlockDepthDeep({ blockDepth: documentLimits.blockDepth }),
  valueDepth: texts.listsGroupsNestedMoreThanValueDepth({ valueDepth: documentLimits.valueDepth }),
  text: texts.textLongerThanTextCharactersCharacters({ textCharacters: format(documentLimits.textCharacters) }),
  rows: texts.theListsHaveMoreThanRowsRows({ rows: format(documentLimits.rows) }),
  values: texts.thisHasMoreThanValuesValues({ values: format(documentLimits.values) }),
} as const
