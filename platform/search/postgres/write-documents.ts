import type { PoolClient } from 'pg'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { engineFields, searchedFields } from '../engine-document.ts'
import { lexeme } from './lexeme.ts'
import { documentColumns, vehicleColumns, type IndexSchema } from './storage.ts'
import { formsToKeep, wordsOf } from './words.ts'

const batchSize = 1_000

/** Adds or replaces documents; the caller's transaction makes them visible at once. */
export async function writeDocuments(
  client: PoolClient,
  documents: SearchDocument[],
  schema: IndexSchema,
): Promise<void> {
  const latest = [...new Map(documents.map((document) => [document.id, document])).values()]
  for (let start = 0; start < latest.length; start += batchSize) {
    const batch = latest.slice(start, start + batchSize).map((document) => ({ document, words: wordsIn(document) }))
    await writeWords(client, new Set(batch.flatMap(({ words }) => words.all)), schema)
    await client.query(insertInto(schema, 'documents', documentColumns), [JSON.stringify(batch.map(toDocumentRow))])
    await client.query(insertInto(schema, 'vehicles', vehicleColumns), [JSON.stringify(batch.map(toVehicleRow))])
  }
}

/** The index that is being built has no keys yet; nothing is there twice either. */
function insertInto(schema: IndexSchema, table: string, columns: readonly string[]): string {
  const replacing = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  return `
    insert into ${schema}.${table} (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_populate_recordset(null::${schema}.${table}, $1::jsonb)
    ${schema === 'search' ? `on conflict (tenant_id, id) do update set ${replacing}` : ''}`
}

export async function removeDocuments(
  client: PoolClient,
  documents: Pick<SearchDocument, 'tenant_id' | 'id'>[],
): Promise<void> {
  for (const table of ['documents', 'vehicles']) {
    await client.query(
      `delete from search.${table} t using unnest($1::int[], $2::int[]) as gone(tenant_id, id)
       where t.tenant_id = gone.tenant_id and t.id = gone.id`,
      [documents.map(({ tenant_id }) => tenant_id), documents.map(({ id }) => id)],
    )
  }
}

interface Indexed {
  document: SearchDocument
  words: { title: string[]; all: string[] }
}

function wordsIn(document: SearchDocument): Indexed['words'] {
  const { year, make, model, badge, name } = document
  const title = wordsOf([year, make, model, badge, name].join(' '))
  const texts = searchedFields.flatMap((field) => document[field] ?? []).map(String)
  return { title, all: [...new Set([...title, ...texts.flatMap(wordsOf)])] }
}

const toDocumentRow = ({ document }: Indexed) => ({ tenant_id: document.tenant_id, id: document.id, document })

function toVehicleRow({ document, words }: Indexed) {
  const vector = (list: string[]) => list.map((word) => lexeme(document.tenant_id, word)).join(' ')
  return { ...document, ...engineFields(document), title: vector(words.title), words: vector(words.all) }
}

/** The vocabulary serves typed words that nobody has; that some tenant has a word tells nothing, for hits are looked up by tenant. */
async function writeWords(client: PoolClient, words: Set<string>, schema: IndexSchema): Promise<void> {
  const kept = Array.from(words, (word) => ({ word, forms: formsToKeep(word) })).filter(({ forms }) => forms.length)
  await client.query(
    `insert into ${schema}.words (word, forms)
     select word, forms from jsonb_to_recordset($1::jsonb) as entry(word text, forms text[])
     order by word
     on conflict (word) do nothing`,
    [JSON.stringify(kept)],
  )
}
