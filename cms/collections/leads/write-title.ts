import type { CollectionBeforeChangeHook } from 'payload'
import { leadTitle } from '#schemas/lead/lead-title.ts'
import { readText } from '../../fields/read-text.ts'
import { idOf } from '../../outbox/announce.ts'

/** Calls a lead by whom and what it is about, as `schemas/lead/lead-title.ts` says. One that was erased keeps the title that it got then. */
export const writeTitle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const lead = { ...originalDoc, ...data }
  if (lead.erased_at) return data
  const id = idOf(lead.vehicle)
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
  })
  return { ...data, title }
}
