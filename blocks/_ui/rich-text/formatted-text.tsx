import type { ReactNode } from 'react'
import { z } from 'zod'
import type { RichTextNode } from '#blocks/_kit/fields/rich-text.ts'

/** Lexical's bit of each format, innermost first. */
const formats = [
  { bit: 16, Tag: 'code' },
  { bit: 32, Tag: 'sub' },
  { bit: 64, Tag: 'sup' },
  { bit: 4, Tag: 's' },
  { bit: 8, Tag: 'u' },
  { bit: 2, Tag: 'em' },
  { bit: 1, Tag: 'strong' },
] as const

const textNode = z.looseObject({ text: z.string().catch(''), format: z.int().nonnegative().catch(0) })

export function formattedText(node: RichTextNode): ReactNode {
  const { text, format } = textNode.parse(node)
  return formats
    .filter(({ bit }) => Math.floor(format / bit) % 2 === 1)
    .reduce<ReactNode>((inner, { Tag }) => <Tag>{inner}</Tag>, text)
}
