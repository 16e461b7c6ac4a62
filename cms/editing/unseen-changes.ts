import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { getDatabase } from '../outbox/write-event.ts'
import { describePath } from './describe-path.ts'
import { type Edit, listEdits } from './edits.ts'
import { tableName } from './lock-documents.ts'
import { readNewest } from './read-newest.ts'
import * as texts from './texts.ts'

interface Documents {
  collection: SanitizedCollectionConfig
  ids: readonly number[]
  /** When the user read the documents. */
  since: Date
  /** The user opened each of them. One that is newer than `since` was made in the second before, and not unseen. */
  areOpen?: boolean
}

const times = z.object({ id: z.number(), created_at: z.coerce.date(), updated_at: z.coerce.date() })
type Times = z.infer<typeof times>

/**
 * Changes that a user has not seen in documents to be published, deleted or replaced, by document id: saves of others, and writes by feeds
 * and the site itself. Operations on single fields only need `listEdits`.
 */
export async function listUnseenChanges(
  req: PayloadRequest,
  { collection, ids, since, areOpen = false }: Documents,
): Promise<Map<number, string>> {
  const edits = await listEdits(req, { collection: collection.slug, ids, since })
  const changes = new Map<number, string>()
  for (const document of await readTimes(req, collection.slug, ids)) {
    const own = edits.filter(({ documentId }) => documentId === document.id)
    const words = await describe(document, own)
    if (words !== null) changes.set(document.id, words)
  }
  return changes

  async function describe({ id, created_at, updated_at }: Times, own: Edit[]): Promise<string | null> {
    const isNew = created_at > since
    if (isNew && !areOpen) return texts.itWasCreated
    const foreign = own.filter(({ by }) => by.id !== req.user?.id)
    if (foreign.length > 0) {
      const newest = await readNewest(req, { collection, id, overrideAccess: true })
      return describeEdits(foreign, ({ path }) =>
        describePath({
          config: req.payload.config,
          fields: collection.flattenedFields,
          path,
          versions: newest ? [newest] : [],
        }),
      )
    }
    return updated_at > since && !isNew && own.length === 0 ? texts.feedOrSiteItselfChangedIt : null
  }
}

/** `Erin changed “Title”; Mia changed “Price”`. */
export const describeEdits = (edits: readonly Edit[], label: (edit: Edit) => string): string =>
  edits.map((edit) => `${edit.by.name} changed “${label(edit)}”`).join('; ')

async function readTimes(req: PayloadRequest, collection: string, ids: readonly number[]): Promise<Times[]> {
  const db = await getDatabase(req)
  const { rows } = await db.execute(sql`
    select id, to_json(created_at)#>>'{}' as created_at, to_json(updated_at)#>>'{}' as updated_at
    from ${tableName(collection)} where id = any(${sql.param([...ids])}::int[])
  `)
  return z.array(times).parse(rows)
}
