import { documentLimits } from './document-limits.ts'
import * as texts from './texts.ts'

/** The first exceeded limit, as a sentence for the editor; null within all limits. */
export type Excess = string | null

interface Value {
  value: unknown
  depth: number
  blockDepth: number
}

/**
 * Compares an arbitrary layout with `documentLimits`. Stops at the first exceeded limit and never recurses, so its cost is bounded for any
 * input.
 */
export function findExcess(layout: unknown): Excess {
  const counted = { blocks: 0, text: 0, values: 0 }
  const left: Value[] = [{ value: layout, depth: 0, blockDepth: 0 }]
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
      for (const child of children) left.push({ value: child, depth, blockDepth })
    }
    if (counted.blocks > documentLimits.blocks) return sentences.blocks
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
  return blocks > documentLimits.blocks ? sentences.blocks : findExcess(data)
}

const countBlocks = (values: unknown[]): number =>
  values.filter((value) => typeof value === 'object' && value !== null && 'blockType' in value).length

const format = (count: number): string => count.toLocaleString('en-AU')

const sentences = {
  blocks: texts.thisHasMoreThanBlocksBlocks({ blocks: format(documentLimits.blocks) }),
  blockDepth: texts.blocksNestedMoreThanBlockDepthDeep({ blockDepth: documentLimits.blockDepth }),
  valueDepth: texts.listsGroupsNestedMoreThanValueDepth({ valueDepth: documentLimits.valueDepth }),
  text: texts.textLongerThanTextCharactersCharacters({ textCharacters: format(documentLimits.textCharacters) }),
  values: texts.thisHasMoreThanValuesValues({ values: format(documentLimits.values) }),
} as const
