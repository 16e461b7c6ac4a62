import type { Pool } from 'pg'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import type { FileState } from '../fetch/fetch-to-file.ts'

/** Status of a feed in the admin: see `cms/collections/stock-feeds/health-fields.ts`. */
export interface FeedLog {
  looked: (at: Date) => Promise<void>
  received: (at: Date) => Promise<void>
  imported: (at: Date, state: FileState) => Promise<void>
  /** `isRecorded`: the import has its own record of the failure. */
  failed: (at: Date, why: { words: string; isRecorded: boolean; what: string }) => Promise<void>
}

export function feedLog(pool: Pool, { id, tenant }: Pick<StockFeed, 'id' | 'tenant'>): FeedLog {
  return {
    looked: async (at) => void (await pool.query('update stock_feeds set last_looked_at = $2 where id = $1', [id, at])),
    received: async (at) =>
      void (await pool.query('update stock_feeds set last_received_at = $2 where id = $1', [id, at])),
    imported: async (at, { etag, lastModified }) => {
      await pool.query(
        `update stock_feeds set last_imported_at = $2, etag = $3, last_modified = $4, last_failed_at = null, last_failure = null where id = $1`,
        [id, at, etag, lastModified],
      )
    },
    failed: async (at, { words, isRecorded, what }) => {
      const { rows } = await pool.query<{ is_news: boolean }>(
        `update stock_feeds f set last_failed_at = $2, last_failure = $3
         from (select id, last_failure from stock_feeds where id = $1 for update) before
         where f.id = before.id returning before.last_failure is distinct from $3 as is_news`,
        [id, at, words],
      )
      // A server that is unavailable all night is one history entry, not forty.
      if (isRecorded || rows[0]?.is_news !== true) return
      await pool.query(
        `insert into stock_imports (tenant_id, feed_id, file_name, status, failure, started_at, finished_at, created_at, updated_at)
         values ($1, $2, $3, 'failed', $4, $5, $5, $5, $5)`,
        [tenant.id, id, what, words, at],
      )
    },
  }
}
