import { z } from 'zod'
import type { CopiedReference } from '#schemas/page/operations/clipboard.ts'

/** What a site calls a document of a collection: the field by which the same is found on another site. */
export const nameFields: Readonly<Record<string, string>> = { media: 'filename', pages: 'path', vehicles: 'stocknum' }

const answer = z.object({ docs: z.array(z.looseObject({ id: z.int() })) })

interface LookupContext {
  /** Base URL of the REST API. */
  api: string
  /** The field that names a document of this collection. */
  nameField: (collection: string) => string
}

type Reference = Pick<CopiedReference, 'collection' | 'id'>

/** Names of documents, as read from their site. A document that cannot be read is left out. */
export async function readNames(
  references: readonly Reference[],
  { api, nameField }: LookupContext,
): Promise<CopiedReference[]> {
  const lookups = [...Map.groupBy(references, ({ collection }) => collection)].map(async ([collection, members]) => {
    const field = nameField(collection)
    const docs = await find(`${api}/${collection}`, {
      'where[id][in]': [...new Set(members.map(({ id }) => id))].join(','),
    })
    return docs.flatMap((doc) => {
      const name = doc[field]
      return typeof name === 'string' ? [{ collection, id: doc.id, name }] : []
    })
  })
  return (await Promise.all(lookups)).flat()
}

/** The documents of a site with the same names: their ids by `collection id` of the original. */
export async function findSame(
  references: readonly CopiedReference[],
  { api, nameField, tenant }: LookupContext & { tenant: number },
): Promise<Map<string, number>> {
  const lookups = [...Map.groupBy(references, ({ collection }) => collection)].map(async ([collection, members]) => {
    const field = nameField(collection)
    const docs = await find(`${api}/${collection}`, {
      'where[tenant][equals]': String(tenant),
      ...Object.fromEntries(members.map(({ name }, index) => [`where[or][${index}][${field}][equals]`, name])),
    })
    return members.flatMap(({ id, name }) => {
      const same = docs.find((doc) => doc[field] === name)
      return same ? [[keyOf({ collection, id }), same.id] as const] : []
    })
  })
  return new Map((await Promise.all(lookups)).flat())
}

export const keyOf = ({ collection, id }: Reference): string => `${collection} ${id}`

async function find(address: string, query: Record<string, string>) {
  const search = new URLSearchParams({ ...query, depth: '0', limit: '200', draft: 'true' })
  const response = await fetch(`${address}?${search.toString()}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return answer.safeParse(body).data?.docs ?? []
}
