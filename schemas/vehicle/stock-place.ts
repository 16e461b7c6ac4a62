import { z } from 'zod'
import { searchQuery } from './search-query.ts'

/** A step of the breadcrumb above stock. */
export const stockCrumb = z.object({ label: z.string(), path: z.string() })

/**
 * What an address below `/search/` stands for (locations §2): `scope` is what the address itself fixes, `title` says it in
 * words (`Used Kia Sportage`), `crumbs` lead to it from Home, itself last. `path` is the one spelling of it that search engines should know.
 */
export const stockPlace = z.object({
  scope: searchQuery.shape.scope,
  title: z.string(),
  crumbs: z.array(stockCrumb),
  path: z.string(),
})
export type StockPlace = z.infer<typeof stockPlace>
