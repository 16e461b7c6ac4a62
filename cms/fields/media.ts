import type { UploadField } from 'payload'
import { withinTenant } from '../tenancy/filter-within-tenant.ts'

/** One picture of the tenant's library. */
export const mediaField = (name: string, options: { label?: string; description?: string } = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  filterOptions: withinTenant,
  ...(options.label ? { label: options.label } : {}),
  ...(options.description ? { admin: { description: options.description } } : {}),
})
