import type { ReactNode } from 'react'
import { z } from 'zod'
import type { RichTextNode } from '#blocks/_kit/fields/rich-text.ts'
import { safeUrl } from '#schemas/page/href.ts'

const linkFields = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z.looseObject({ value: z.unknown() }).nullish(),
})
const page = z.looseObject({ path: z.string() })

/** A link inside text. Without a page or with an unsafe URL only its text is shown. */
export function RichTextLink({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const fields = linkFields.safeParse(node['fields']).data
  const target = page.safeParse(fields?.doc?.value).data
  const href = fields?.linkType === 'internal' ? (target?.path ?? null) : safeUrl(fields?.url ?? '')
  if (href === null) return children
  return (
    <a href={href} {...(fields?.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}
