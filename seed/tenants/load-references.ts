import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { DataFileError } from '../data-files/data-file-error.ts'
import type { JsonPath, JsonSource } from '../data-files/json-file.ts'
import { describeMissing, type FindReference } from './resolve-fields.ts'

/** Everything that a site's documents can reference, as currently stored: each collection by its naming field. */
export async function loadReferences(cms: Payload, tenant: number): Promise<FindReference> {
  const names = {
    media: await listNames(cms, { tenant, collection: 'media', field: 'filename' }),
    dealerships: await listNames(cms, { tenant, collection: 'dealerships', field: 'slug' }),
    locations: await listNames(cms, { tenant, collection: 'locations', field: 'slug' }),
    slides: await listNames(cms, { tenant, collection: 'slides', field: 'name' }),
    sections: await listNames(cms, { tenant, collection: 'sections', field: 'name' }),
  }
  const byCollection = new Map(Object.entries(names))
  return (collection, name) => byCollection.get(collection)?.get(name)
}

interface NameQuery {
  tenant: number
  collection: CollectionSlug
  field: string
}

async function listNames(cms: Payload, { tenant, collection, field }: NameQuery): Promise<Map<string, number>> {
  const where = { tenant: { equals: tenant } }
  const { docs } = await cms.find({ collection, where, pagination: false, depth: 0 })
  const names = z.looseObject({ [field]: z.string().nullish() })
  return new Map(docs.map((doc) => [names.parse(doc)[field] ?? '', doc.id]))
}

/** Resolves a reference outside of a layout. Throws a `DataFileError` if the site has no document with this name. */
export type RequireReference = (collection: string, name: string, path: JsonPath) => number

export const requireReferences =
  (find: FindReference, source: JsonSource): RequireReference =>
  (collection, name, path) => {
    const id = find(collection, name)
    if (id !== undefined) return id
    throw new DataFileError(source.file, [source.problemAt(path, describeMissing(collection, name))])
  }
