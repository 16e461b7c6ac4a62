import type { CollectionBeforeChangeHook } from 'payload'
import { leadTitle } from '#schemas/lead/lead-title.ts'
import { readSuspicion } from '#schemas/lead/weigh-lead.ts'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'

/** Writes a lead's title by `schemas/lead/lead-title.ts`. An erased lead keeps the title of its erasure. */
export const writeTitle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const lead = { ...originalDoc, ...data }
  if (lead.erased_at) return data
  const id = readId(lead.vehicle)
  const vehicle =
    id === null
      ? null
      : await req.payload.findByID({
          collection: 'vehicles',
          id,
          depth: 0,
          req,
          overrideAccess: true,
          disableErrors: true,
          select: { name: true },
        })
  const text = (name: string) => readText(lead[name])
  const title = leadTitle({
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    category: text('category'),
    vehicle: vehicle?.name ?? '',
    isSuspected: readSuspicion(lead.lead_attributes) !== '',
  })
  return { ...data, title }
}
