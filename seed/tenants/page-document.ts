import { z } from 'zod'
import { blockNode } from '#schemas/page/block-node.ts'
import { pagePath } from '#schemas/page/page.ts'

/** Stored blocks with their versions; see `import-layout.ts` for alternatives to ids and rich text. A block without an id gets one. */
const layout = z.array(blockNode.extend({ id: z.string().default('') }))

/** `pages/*.json` */
export const pageDocument = z.strictObject({
  path: pagePath,
  title: z.string().min(1),
  seo: z
    .strictObject({
      title: z.string().optional(),
      description: z.string().optional(),
      noindex: z.boolean().optional(),
    })
    .default({}),
  /** The page in a list of articles; `picture` is a picture's name. */
  article: z
    .strictObject({
      date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-03'),
      picture: z.string(),
      category: z.string().optional(),
      author: z.string().optional(),
    })
    .optional(),
  layout,
})
export type PageDocument = z.output<typeof pageDocument>

/** `sections/*.json`: a reusable section. */
export const sectionDocument = z.strictObject({ name: z.string().min(1), layout })
export type SectionDocument = z.output<typeof sectionDocument>
