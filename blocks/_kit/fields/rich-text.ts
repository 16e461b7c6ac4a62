import { z } from 'zod'
import { commonMeta, type Field, type FieldOptions, registerField } from '../field-meta.ts'

const lexicalNode = z.looseObject({ type: z.string() })

/** Lexical's editor state as Payload stores it. Nodes are parsed when they are rendered. */
const lexicalState = z.looseObject(
  { root: z.looseObject({ children: z.array(lexicalNode) }) },
  'is not formatted text.',
)
export type RichText = z.infer<typeof lexicalState>
export type RichTextNode = z.infer<typeof lexicalNode>

/** Formatted text, or null if empty. */
export function richText(options: FieldOptions = {}): Field<RichText | null, RichText | null | undefined> {
  const schema = lexicalState
    .nullish()
    .refine((value) => !options.required || (value && !isBlank(value)), 'is required.')
    .transform((value) => readRichText(value))
  return registerField(schema, { kind: 'richText', ...commonMeta(options) })
}

/** Editor state with visible content; null otherwise, such as for an editor's single empty paragraph. */
export function readRichText(value: unknown): RichText | null {
  const parsed = lexicalState.safeParse(value)
  return parsed.success && !isBlank(parsed.data) ? parsed.data : null
}

/** The plain text of formatted text, blocks separated by a space. */
export function plainText(value: RichText | null): string {
  return value ? value.root.children.map(getText).join(' ').replace(/\s+/g, ' ').trim() : ''
}

const lexicalNodes = z.array(lexicalNode).catch([])

export const readChildren = (node: RichTextNode): RichTextNode[] => lexicalNodes.parse(node['children'])

function getText(node: RichTextNode): string {
  if (typeof node['text'] === 'string') return node['text']
  if (node.type === 'linebreak') return ' '
  const separator = node.type === 'list' ? ' ' : ''
  return readChildren(node).map(getText).join(separator)
}

const isBlank = (value: RichText): boolean => value.root.children.every(isBlankNode)

const isBlankNode = (node: RichTextNode): boolean =>
  node.type === 'text'
    ? node['text'] === ''
    : Array.isArray(node['children']) && node.type !== 'upload' && readChildren(node).every(isBlankNode)
