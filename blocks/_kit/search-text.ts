import type { Link } from '#schemas/page/link.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { BlockDefinition } from './define-block.ts'
import { type FieldKind, fieldsOf, type MetaOf, type Shape } from './field-meta.ts'
import { plainText, type RichText } from './fields/rich-text.ts'
import { readShape } from './read-value.ts'

/** Every word that a visitor could read in a layout, blocks in slots included; unknown blocks say nothing. */
export const layoutText = (find: (slug: string) => BlockDefinition | undefined, nodes: BlockNode[]): string =>
  listNodes(nodes)
    .flatMap(({ node }) => {
      const block = find(node.blockType)
      return block ? wordsOf(block.props, readShape(block.props, node)) : []
    })
    .join('\n')

function wordsOf(shape: Shape, values: Record<string, unknown>): string[] {
  return fieldsOf(shape)
    .flatMap(({ name, meta }) => wordsOfField(meta, values[name]))
    .filter((words) => words.trim() !== '')
}

function wordsOfField<K extends FieldKind>(meta: MetaOf<K>, value: unknown): string[] {
  const words: Words<K> | undefined = readable[meta.kind]
  return words ? words(value, meta) : []
}

type Words<K extends FieldKind> = (value: unknown, meta: MetaOf<K>) => string[]

/** The kinds that hold words; values come from `readShape`, so they are what their kind says. */
const readable: { [K in FieldKind]?: Words<K> } = {
  text: (value) => [value as string],
  richText: (value) => [plainText(value as RichText | null)],
  link: (value) => [(value as Link).label],
  group: (value, { fields }) => wordsOf(fields, value as Record<string, unknown>),
  list: (value, { fields }) => (value as Record<string, unknown>[]).flatMap((entry) => wordsOf(fields, entry)),
}
