import type { Pool } from 'pg'
import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedPreview } from '#schemas/stock/feed-preview.ts'
import type { StockFormatName } from './formats/formats.ts'
import { StockImportProblem } from './stock-import-problem.ts'

export interface FeedPreviewRequest {
  pool: Pool
  tenant: { id: number; slug: string }
  /** The feed whose earlier imports tell what is missing; null for an import by hand. */
  feedId: number | null
  file: string
  /** Null: what the columns' names suggest. */
  mapping: FeedMapping | StockFormatName | null
  now: Date
  signal?: AbortSignal
}

/** What a feed holds, how a mapping reads it, and what its import would change; changes nothing. */
export async function previewFeed({ file }: FeedPreviewRequest): Promise<FeedPreview> {
  throw new StockImportProblem(`A preview of ${file} cannot be made yet.`)
}
