import { documentLimits } from './document-limits.ts'

/** The first limit that a document goes beyond, in a sentence for the editor; null where it keeps them all. */
export type Excess = string | null

interface Value {
  value: unknown
  depth: number
  blockDepth: number
}

/**
 * Compares a layout, which may be anything, with `documentLimits`. It stops at the first limit passed and never recurses, so that its cost is bounded
 * whatever was sent.
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
 * The same for what an open form sends: its state is flat, with a key for each field (`layout.0.blockType`), beside the document's data. Building a
 * form costs by the block as saving does.
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
  blocks: `This has more than ${format(documentLimits.blocks)} blocks, which is the most that one page or section may have. Split it into several.`,
  blockDepth: `Blocks are nested more than ${documentLimits.blockDepth} deep here, which is the most that a page or section may have.`,
  valueDepth: `Lists and groups are nested more than ${documentLimits.valueDepth} deep here, which is the most that a page or section may have.`,
  text: `The text is longer than ${format(documentLimits.textCharacters)} characters, which is the most that one page or section may hold. Split it into several.`,
  values: `This holds more than ${format(documentLimits.values)} values, which is the most that one page or section may hold. Split it into several.`,
} as const
