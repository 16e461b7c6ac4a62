import type { UploadField } from 'payload'
import { upload } from 'payload/shared'
import { picturesWithinTenant } from '../tenancy/filter-within-tenant.ts'

interface MediaOptions {
  label?: string
  description?: string
  /** Validation message for an empty field. The field is not `required`, because the library's picture may be deleted. */
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
