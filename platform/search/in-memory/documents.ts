import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isOutage } from '#cms/database/is-outage.ts'
import { indexState } from './load-index.ts'

/** Characters of documents that a process keeps: some 75,000 vehicles. Those read longest ago make room. */
const mostCharacters = 192 * 1_048_576
const chunk = 500

export interface Documents {
  /** The texts of vehicles as the index has them now; while the database is away, those that are remembered. */
  read: (tenantId: number, ids: readonly number[]) => Promise<Map<number, string>>
  /** Remembers what has changed of a site since the last time: for when the database is away. */
  follow: (tenantId: number) => Promise<void>
}

interface Followed {
  build: string
  version: number
}

/** Search shows documents as they are in the database, and remembers them for a time without it. */
export function createDocuments(pool: Pool, most = mostCharacters): Documents {
  const known = new LRUCache<string, string>({ maxSize: most, sizeCalculation: (text) => Math.max(1, text.length) })
  const followed = new Map<number, Followed>()
  const underWay = new Map<number, Promise<void>>()
  const keyOf = (tenantId: number, id: number) => `${tenantId} ${id}`

  const readStored = async (tenantId: number, ids: readonly number[]): Promise<Map<number, string>> => {
    const { rows } = await pool.query<{ id: number; document: string }>({
      name: 'search-documents',
      text: `select id, document from search.vehicles
             where tenant_id = $1 and id = any($2::int[]) and document is not null`,
      values: [tenantId, [...ids]],
    })
    for (const { id, document } of rows) known.set(keyOf(tenantId, id), document)
    return new Map(rows.map(({ id, document }) => [id, document]))
  }

  const readRemembered = (tenantId: number, ids: readonly number[]): Map<number, string> =>
    new Map(
      ids.flatMap((id): [number, string][] => {
        const document = known.get(keyOf(tenantId, id))
        return document === undefined ? [] : [[id, document]]
      }),
    )

  const followNow = async (tenantId: number): Promise<void> => {
    const { build } = await indexState(pool, tenantId)
    const last = followed.get(tenantId)
    let after = { version: last?.build === build ? last.version : -1, id: 0 }
    let characters = 0
    for (;;) {
      const { rows } = await pool.query<{ id: number; version: string; document: string | null }>(
        `select id, version, document from search.vehicles
         where tenant_id = $1 and (version, id) > ($2, $3) order by version, id limit ${chunk}`,
        [tenantId, after.version, after.id],
      )
      for (const { id, document } of rows) {
        if (document === null) known.delete(keyOf(tenantId, id))
        else known.set(keyOf(tenantId, id), document)
        characters += document?.length ?? 0
      }
      const end = rows.at(-1)
      if (end) after = { version: Number(end.version), id: end.id }
      // One site must not push out all others.
      if (rows.length < chunk || characters > most / 2) break
    }
    followed.set(tenantId, { build, version: after.version })
  }

  return {
    read: async (tenantId, ids) => {
      if (ids.length === 0) return new Map()
      try {
        return await readStored(tenantId, ids)
      } catch (error) {
        const remembered = isOutage(error) ? readRemembered(tenantId, ids) : null
        if (!remembered || remembered.size === 0) throw error
        return remembered
      }
    },
    follow: async (tenantId) => {
      const running = underWay.get(tenantId) ?? followNow(tenantId).finally(() => underWay.delete(tenantId))
      underWay.set(tenantId, running)
      await running
    },
  }
}
