import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { suspicionName } from '#schemas/lead/weigh-lead.ts'

/** Staff who change a lead's status have judged it, so it is no longer suspected. */
export const clearSuspicion: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || data.status === undefined || data.status === originalDoc?.status) return data
  const attributes = z.record(z.string(), z.unknown()).safeParse(data.lead_attributes ?? originalDoc?.lead_attributes)
  if (!attributes.data || !(suspicionName in attributes.data)) return data
  const { [suspicionName]: _cleared, ...rest } = attributes.data
  return { ...data, lead_attributes: rest }
}
