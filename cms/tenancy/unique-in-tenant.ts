import type { CollectionBeforeValidateHook } from 'payload'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'
import { refusal } from '../refusal.ts'
import * as texts from './texts.ts'

/** Rejects a duplicate value with a readable message before the unique index does. */
export const uniqueInTenant =
  (field: string): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const value: unknown = data?.[field]
    const tenant = readId(data?.tenant ?? originalDoc?.tenant)
    if (tenant === null || value === undefined || value === null || value === '') return data
    if (value === originalDoc?.[field] && originalDoc?._status !== 'draft') return data
    const { totalDocs } = await req.payload.db.count({
      collection: collection.slug,
      req,
      where: {
        and: [
          { tenant: { equals: tenant } },
          { [field]: { equals: value } },
          ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
        ],
      },
    })
    if (totalDocs === 0) return data
    throw refusal(collection.slug, [
      { path: field, message: texts.valueIsAlreadyUsedOnThisSite({ value: readText(value) }) },
    ])
  }
