import type { TextField } from 'payload'
import { slug, toSlug } from '#schemas/lib/slug.ts'
import * as texts from './texts.ts'

/** A URL segment. An empty slug is generated from the named field. */
export const slugField = (from: string | null, description?: string): TextField => ({
  name: 'slug',
  type: 'text',
  label: texts.address,
  required: true,
  index: true,
  maxLength: 120,
  admin: {
    position: 'sidebar',
    description: description ?? texts.partOfTheWebAddress,
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
    return result.success || (result.error.issues[0]?.message ?? texts.takeLowerCaseLetters)
  },
})
