import type { UploadField } from 'payload'
import { upload } from 'payload/shared'
import { picturesWithinTenant } from '../tenancy/filter-within-tenant.ts'

interface MediaOptions {
  label?: string
  description?: string
  /** Said to anyone who leaves it empty. Not `required`: the library's picture may be deleted from under it. */
  missing?: string
}

/** One picture of the tenant's library. */
export const mediaField = (name: string, { label, description, missing }: MediaOptions = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  filterOptions: picturesWithinTenant,
  ...(label ? { label } : {}),
  ...(description ? { admin: { description } } : {}),
  ...(missing ? { validate: (value, args) => (value ? upload(value, args) : missing) } : {}),
})
