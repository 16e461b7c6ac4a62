import type { CollectionBeforeValidateHook, Where } from 'payload'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/** A short address belongs to one model, whether it is its slug or its second one. decision 258 */
export const refuseTakenAddress: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenant = readId(data?.['tenant'] ?? originalDoc?.['tenant'])
  const shortAddress = readText(data?.['new_slug']).trim()
  const slug = readText(data?.['slug']).trim()
  if (tenant === null || (shortAddress === '' && slug === '')) return data
  const taken: Where[] = [
    ...(shortAddress ? [{ slug: { equals: shortAddress } }, { new_slug: { equals: shortAddress } }] : []),
    ...(slug ? [{ new_slug: { equals: slug } }] : []),
  ]
  const others: Where[] = typeof originalDoc?.id === 'number' ? [{ id: { not_equals: originalDoc.id } }] : []
  const { totalDocs } = await req.payload.db.count({
    collection: collection.slug,
    req,
    where: {
      and: [{ tenant: { equals: tenant } }, { or: taken }, ...others],
    },
  })
  if (totalDocs === 0) return data
  throw refusal(collection.slug, [
    {
      path: shortAddress ? 'new_slug' : 'slug',
      message: texts.anotherModelHasIt({ address: `/${shortAddress || slug}` }),
    },
  ])
}
