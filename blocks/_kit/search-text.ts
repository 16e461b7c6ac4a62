import type { BlockDefinition } from './define-block.ts'
import { type FieldKind, fieldsOf, type MetaOf, type Shape } from './field-meta.ts'
import { plainText, type RichText } from './fields/rich-text.ts'

/**
 * What a search engine may be told of a block: the lines that somebody wrote into it, in order. Not the block's standing words (a default is on
 * every site), and not the words of links. Takes parsed props.
 */
export const searchText = (block: BlockDefinition, props: Record<string, unknown>): string[] =>
  linesOf(block.props, props)

const linesOf = (shape: Shape, values: Record<string, unknown>): string[] =>
  fieldsOf(shape)
    .flatMap(({ name, meta }) => linesOfField(meta, values[name]))
    .filter((line) => line.trim() !== '')

function linesOfField<K extends FieldKind>(meta: MetaOf<K>, value: unknown): string[] {
  const lines: Lines<K> | undefined = readable[meta.kind]
  return lines ? lines(value, meta) : []
}

type Lines<K extends FieldKind> = (value: unknown, meta: MetaOf<K>) => string[]

/** The kinds that hold lines; values are parsed, so they are what their kind says. */
const readable: { [K in FieldKind]?: Lines<K> } = {
  text: (value, meta) => (value === meta.default ? [] : [value as string]),
  richText: (value) => paragraphsOf(value as RichText | null).map(plainText),
  group: (value, { fields }) => linesOf(fields, value as Record<string, unknown>),
  list: (value, { fields }) => (value as Record<string, unknown>[]).flatMap((entry) => linesOf(fields, entry)),
}

const paragraphsOf = (value: RichText | null): RichText[] =>
  (value?.root.children ?? []).map((paragraph) => ({ root: { ...value?.root, children: [paragraph] } }))
