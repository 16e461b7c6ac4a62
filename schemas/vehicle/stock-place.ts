import { z } from 'zod'
import { searchQuery } from './search-query.ts'

/** A breadcrumb entry above stock. */
export const stockCrumb = z.object({ label: z.string(), path: z.string() })

/**
 * The meaning of a path below `/search/` (locations §2): `scope` are its filters, `title` its label (`Used Kia Sportage`), `crumbs` its
 * breadcrumb from Home, itself last. `path` is the canonical spelling.
 */
export const stockPlace = z.object({
  scope: searchQuery.shape.scope,
  title: z.string(),
  crumbs: z.array(stockCrumb),
  path: z.string(),
})
export type StockPlace = z.infer<typeof stockPlace>
