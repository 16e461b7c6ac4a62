import type { CollectionBeforeChangeHook } from 'payload'

/** A vehicle that becomes sold without a date is sold today. A vehicle back in stock has no sold date. */
export const setSoldDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  if (data.status === 'sold') return { ...data, sold_at: data.sold_at ?? new Date().toISOString() }
  return originalDoc?.status === 'sold' ? { ...data, sold_at: null } : data
}
