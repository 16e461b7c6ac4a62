import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isOutage } from '#cms/database/is-outage.ts'
import { readChangedDocuments, readDocuments } from './documents-store.ts'
import { readIndexState } from './entries-store.ts'

/** Maximum cached characters of documents per process: about 75,000 vehicles. Least recently used ones are evicted. */
const mostCharacters = 192 * 1_048_576
const chunk = 500

export interface Documents {
  /** Documents of vehicles in the current index; during a database outage, cached ones. */
  read: (tenantId: number, ids: readonly number[]) => Promise<Map<number, string>>
  /** Caches recent changes of a site for a database outage. */
  follow: (tenantId: number) => Promise<void>
}

interface IndexVersion {
  build: string
  version: number
}

/** Reads search documents from the database and caches them for outages. */
export function createDocuments(pool: Pool, most = mostCharacters): Documents {
  const known = new LRUCache<string, string>({ maxSize: most, sizeCalculation: (text) => Math.max(1, text.length) })
  const followed = new Map<number, IndexVersion>()
  const underWay = new Map<number, Promise<void>>()
  const getKey = (tenantId: number, id: number) => `${tenantId} ${id}`

  const readStored = async (tenantId: number, ids: readonly number[]): Promise<Map<number, string>> => {
    const rows = await readDocuments(pool, tenantId, ids)
    for (const { id, document } of rows) known.set(getKey(tenantId, id), document)
    return new Map(rows.map(({ id, document }) => [id, document]))
  }

  const readRemembered = (tenantId: number, ids: readonly number[]): Map<number, string> =>
    new Map(
      ids.flatMap((id): [number, string][] => {
        const document = known.get(getKey(tenantId, id))
        return document === undefined ? [] : [[id, document]]
      }),
    )

  const followNow = async (tenantId: number): Promise<void> => {
    const { build } = await readIndexState(pool, tenantId)
    const last = followed.get(tenantId)
    let after = { version: last?.build === build ? last.version : -1, id: 0 }
    let characters = 0
    for (;;) {
      const rows = await readChangedDocuments(pool, { tenantId, after, limit: chunk })
      for (const { id, document } of rows) {
        if (document === null) known.delete(getKey(tenantId, id))
        else known.set(getKey(tenantId, id), document)
        characters += document?.length ?? 0
      }
      const end = rows.at(-1)
      if (end) after = { version: Number(end.version), id: end.id }
      // One site must not evict all others.
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
