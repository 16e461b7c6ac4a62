import type { CollectionBeforeValidateHook } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/** A site's twin is a site of the other country, and nobody else's twin: search engines ask for one address by language and country. */
export const checkTwin: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  const twinId = readId(next.twin)
  const isAsBefore = twinId === readId(originalDoc?.twin) && next.country === originalDoc?.country
  if (twinId === null || isAsBefore) return data
  const id = readId(originalDoc)
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { or: [{ id: { equals: twinId } }, { twin: { in: [twinId, ...(id === null ? [] : [id])] } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const twin = docs.find((doc) => doc.id === twinId)
  if (!twin || twin.isTemplate || next.isTemplate || twin.country === next.country)
    throw refused(texts.chooseASiteOfTheOtherCountry)
  const isTaken = docs.some((doc) => doc.id !== id && doc.id !== twinId) || ![null, id].includes(readId(twin.twin))
  if (isTaken) throw refused(texts.thatSiteHasATwin)
  return data
}

const refused = (message: string) => refusal('tenants', [{ path: 'twin', message }])
