import { z } from 'zod'
import { day } from '../lib/stored-day.ts'
import { media } from '../media/media.ts'
import { blockNode } from './block-node.ts'
import * as texts from './texts.ts'

/**
 * `/`, `/finance`, `/cars/:slug`, `/search/:make/:model?`: literal segments and `:name` parameters, no trailing slash. A parameter with a
 * question mark is optional.
 */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/$|^(\/(:[a-z][a-zA-Z0-9_]*\??|[a-z0-9][a-z0-9._~-]*))+$/, texts.startWithAndUseLowerCaseLetters)

export const seo = z.object({
  title: z
    .string()
    .nullish()
    .transform((v) => v ?? ''),
  description: z
    .string()
    .nullish()
    .transform((v) => v ?? ''),
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((v) => (typeof v === 'object' ? v : null)),
  noindex: z
    .boolean()
    .nullish()
    .transform((v) => v ?? false),
})
export type Seo = z.infer<typeof seo>

/** A page for the renderer: references populated, blocks not parsed yet. `path` may be a pattern. */
export const pageDocument = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string(),
  layout: z
    .array(blockNode)
    .nullish()
    .transform((nodes) => nodes ?? []),
  seo: seo.prefault({}),
  /** Only articles have one. */
  articleDate: day.nullish(),
  articleCategory: z.string().nullish(),
  articleAuthor: z.string().nullish(),
  /** How long its text takes to read; absent if nobody counted. */
  readingMinutes: z.int().positive().nullish(),
  updatedAt: z.string(),
})
export type PageDocument = z.infer<typeof pageDocument>
