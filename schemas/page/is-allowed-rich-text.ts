import { z } from 'zod'
import { safeUrl } from './href.ts'
import { markBits, richTextFeatures } from './rich-text-features.ts'
import { isFields, isSameValue } from './same-value.ts'

/** Nodes within nodes. A state from a message may contain itself. */
const maxDepth = 32
const maxNodes = 10_000

interface RichTextOptions {
  /** Values that the field had: what stands in one of them may stay, also what the editor does not offer. */
  known: readonly unknown[]
}

/** Whether every node of a Lexical editor state is one that the editor offers, or one that the field had already. */
export function isAllowedRichText(value: unknown, { known }: RichTextOptions): boolean {
  const root = readRoot(value)
  if (!root) return false
  const old = known.flatMap((each) => listShells(readRoot(each)))
  const budget = { left: maxNodes }
  const isAllowed = (node: unknown, depth: number): boolean => {
    budget.left -= 1
    if (!isFields(node) || depth > maxDepth || budget.left < 0) return false
    const { children, ...shell } = node
    if (!offered.safeParse(shell).success && !old.some((each) => isSameValue(each, shell))) return false
    return children === undefined || (Array.isArray(children) && children.every((child) => isAllowed(child, depth + 1)))
  }
  return isAllowed({ ...root, type: 'root' }, 0)
}

const readRoot = (value: unknown) => (isFields(value) && isFields(value['root']) ? value['root'] : null)

/** All nodes of a stored state, without their children. */
function listShells(node: unknown): Record<string, unknown>[] {
  if (!isFields(node)) return []
  const { children, ...shell } = node
  return [shell, ...(Array.isArray(children) ? children.flatMap(listShells) : [])]
}

const version = z.int().optional()
const noStyle = z.literal('').optional()
const id = z.string().max(64).optional()
const element = {
  version,
  direction: z.enum(['ltr', 'rtl']).nullish(),
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).optional(),
  indent: z.int().min(0).max(8).optional(),
  textFormat: z.int().min(0).optional(),
  textStyle: noStyle,
}
const allMarks = Object.values(markBits).reduce((sum, bit) => sum + bit, 0)
const text = {
  version,
  text: z.string(),
  format: z.int().min(0).max(allMarks).optional(),
  style: noStyle,
  mode: z.enum(['normal', 'token', 'segmented']).optional(),
  detail: z.int().min(0).optional(),
}
const doc = z.strictObject({
  relationTo: z.literal(richTextFeatures.linkCollection),
  value: z.union([z.int(), z.string().max(64)]),
})
const linkFields = z.strictObject({
  linkType: z.enum(['custom', 'internal']),
  newTab: z.boolean().nullish(),
  url: z
    .string()
    .max(2_000)
    .refine((url) => safeUrl(url) !== null)
    .nullish(),
  doc: doc.nullish(),
})

/** The nodes of the editor's features, without children. */
const offered = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('root'), ...element }),
  z.strictObject({ type: z.literal('paragraph'), ...element }),
  z.strictObject({ type: z.literal('heading'), tag: z.enum(richTextFeatures.headings), ...element }),
  z.strictObject({ type: z.literal('quote'), ...element }),
  z.strictObject({
    type: z.literal('list'),
    listType: z.enum(richTextFeatures.lists),
    tag: z.enum(['ul', 'ol']).optional(),
    start: z.int().min(1).optional(),
    ...element,
  }),
  z.strictObject({
    type: z.literal('listitem'),
    value: z.int().min(0).optional(),
    checked: z.boolean().optional(),
    ...element,
  }),
  z.strictObject({ type: z.literal('link'), id, fields: linkFields, ...element }),
  z.strictObject({ type: z.literal('text'), ...text }),
  z.strictObject({ type: z.literal('tab'), ...text }),
  z.strictObject({ type: z.literal('linebreak'), version }),
  z.strictObject({ type: z.literal('horizontalrule'), version }),
])
