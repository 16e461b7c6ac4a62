import { vercelStegaClean, vercelStegaEncode } from '@vercel/stega'
import type { BlockDefinition } from '#blocks/_kit/define-block.ts'
import { type FieldMeta, listNamedFields, type Shape } from '#blocks/_kit/field-meta.ts'
import { readImage } from '#blocks/_kit/fields/image.ts'
import { readLink } from '#blocks/_kit/fields/link.ts'
import { readChildren, readRichText, type RichTextNode } from '#blocks/_kit/fields/rich-text.ts'
import { isRecord } from '#blocks/_kit/read-value.ts'
import type { CanvasField } from '#schemas/page/canvas-blocks.ts'
import type { BlockProps } from './prepare-blocks.ts'

interface MarkedBlock {
  /** Props whose texts end with the invisible number of their field; formatted texts begin with it too. */
  props: BlockProps
  /** Fields by number. */
  fields: CanvasField[]
}

/** Marks the texts of a block for the canvas, which finds by the marks which element shows which field. Texts with a pattern are addresses or names and stay as they are. */
export function markFields(block: BlockDefinition, props: BlockProps): MarkedBlock {
  const fields: CanvasField[] = []
  return { props: { ...props, ...markShape(block.props, props, { fields, at: [] }) }, fields }
}

/** Marks never belong into attributes. */
export const withoutMarksInTags = (html: string): string =>
  html.includes(firstOfMark) ? html.replace(/<[^>]+>/g, (tag) => vercelStegaClean(tag)) : html

const firstOfMark = vercelStegaEncode(0).charAt(0)

interface Place {
  fields: CanvasField[]
  at: CanvasField['path']
}

const markShape = (shape: Shape, values: Record<string, unknown>, { fields, at }: Place): Record<string, unknown> =>
  Object.fromEntries(
    listNamedFields(shape).map(({ name, meta }) => [
      name,
      markValue(meta, values[name], { fields, at: [...at, name] }),
    ]),
  )

function markValue(meta: FieldMeta, value: unknown, place: Place): unknown {
  switch (meta.kind) {
    case 'text':
      return meta.pattern
        ? value
        : markText(value, { kind: meta.multiline ? 'paragraph' : 'line', max: meta.max }, place)
    case 'link': {
      const link = readLink(value)
      const label = markText(link.label, { kind: 'link', max: null }, { ...place, at: [...place.at, 'label'] })
      return { ...link, label }
    }
    case 'richText':
      return markRichText(value, place)
    case 'image':
      note(place, { kind: 'image', max: null, url: readImage(value)?.url ?? null })
      return value
    case 'group':
      return isRecord(value) ? markShape(meta.fields, value, place) : value
    case 'list':
      return Array.isArray(value)
        ? value.map((entry, index) => markEntry(meta.fields, entry, { ...place, at: [...place.at, index] }))
        : value
    default:
      return value
  }
}

const markEntry = (shape: Shape, entry: unknown, place: Place): unknown =>
  isRecord(entry) ? { ...entry, ...markShape(shape, entry, place) } : entry

function markText(value: unknown, field: Pick<CanvasField, 'kind' | 'max'>, place: Place): unknown {
  if (typeof value !== 'string' || value === '') return value
  return value + note(place, { ...field, url: null })
}

function markRichText(value: unknown, place: Place): unknown {
  const text = readRichText(value)
  if (!text) return value
  const mark = note(place, { kind: 'richText', max: null, url: null })
  const root: RichTextNode = { type: 'root', ...text.root }
  const last = countTexts(root) - 1
  let at = -1
  const replaced = (node: RichTextNode): RichTextNode => {
    if (!isShownText(node)) return Array.isArray(node['children']) ? withChildren(node, replaced) : node
    at += 1
    return { ...node, text: `${at === 0 ? mark : ''}${String(node['text'])}${at === last ? mark : ''}` }
  }
  return { ...text, root: replaced(root) }
}

const isShownText = (node: RichTextNode): boolean => node.type === 'text' && node['text'] !== ''

const withChildren = (node: RichTextNode, replaced: (child: RichTextNode) => RichTextNode): RichTextNode => ({
  ...node,
  children: readChildren(node).map(replaced),
})

const countTexts = (node: RichTextNode): number =>
  isShownText(node) ? 1 : readChildren(node).reduce((count, child) => count + countTexts(child), 0)

/** The field's mark. */
function note({ fields, at }: Place, field: Omit<CanvasField, 'path'>): string {
  fields.push({ path: at, ...field })
  return vercelStegaEncode(fields.length - 1)
}
