import type { TextField } from 'payload'
import { slug, toSlug } from '#schemas/lib/slug.ts'

/** Part of a web address. Left empty, it is made from another field, if one is named. */
export const slugField = (from: string | null, description?: string): TextField => ({
  name: 'slug',
  type: 'text',
  label: 'Address',
  required: true,
  index: true,
  maxLength: 120,
  admin: {
    position: 'sidebar',
    description: description ?? 'Part of the web address. If empty, it is created from the name.',
  },
  hooks: {
    beforeValidate: [
      ({ value, data, originalDoc }) => {
        if (typeof value === 'string' && value.trim() !== '') return value.trim()
        const source: unknown = from === null ? null : (data?.[from] ?? originalDoc?.[from])
        return typeof source === 'string' ? toSlug(source) : value
      },
    ],
  },
  validate: (value: unknown) => {
    const result = slug.safeParse(value ?? '')
    return result.success || (result.error.issues[0]?.message ?? 'Use lower-case letters, digits and single hyphens.')
  },
})
