import type { BlockDefinition } from './define-block.ts'
import { type FieldKind, listNamedFields, type MetaOf, type Shape } from './field-meta.ts'
import { plainText, type RichText } from './fields/rich-text.ts'

/**
 * The text that was entered into a block, in order, for search engines. Excludes default text, which is on every site, and link labels.
 * Takes parsed props.
 */
export const searchText = (block: BlockDefinition, props: Record<string, unknown>): string[] =>
  listLines(block.props, props)

const listLines = (shape: Shape, values: Record<string, unknown>): string[] =>
  listNamedFields(shape)
    .flatMap(({ name, meta }) => linesOfField(meta, values[name]))
    .filter((line) => line.trim() !== '')

function linesOfField<K extends FieldKind>(meta: MetaOf<K>, value: unknown): string[] {
  const lines: Lines<K> | undefined = readable[meta.kind]
  return lines ? lines(value, meta) : []
}

type Lines<K extends FieldKind> = (value: unknown, meta: MetaOf<K>) => string[]

/** The kinds that contain text; values are already parsed. */
const readable: { [K in FieldKind]?: Lines<K> } = {
  text: (value, meta) => (value === meta.default ? [] : [value as string]),
  richText: (value) => listParagraphs(value as RichText | null).map(plainText),
  group: (value, { fields }) => listLines(fields, value as Record<string, unknown>),
  list: (value, { fields }) => (value as Record<string, unknown>[]).flatMap((entry) => listLines(fields, entry)),
}

const listParagraphs = (value: RichText | null): RichText[] =>
  (value?.root.children ?? []).map((paragraph) => ({ root: { ...value?.root, children: [paragraph] } }))
