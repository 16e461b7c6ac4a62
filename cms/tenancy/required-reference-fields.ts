import type { SanitizedCollectionConfig } from 'payload'

export interface NeedingField {
  by: SanitizedCollectionConfig
  field: string
}

/** Required fields that reference documents of `slug`, such as a test drive's location. */
export const requiredReferenceFields = (
  collections: readonly SanitizedCollectionConfig[],
  slug: string,
): NeedingField[] =>
  collections.flatMap((by) =>
    by.flattenedFields
      .filter((field) => (field.type === 'relationship' || field.type === 'upload') && field.required === true)
      .filter((field) => 'relationTo' in field && field.relationTo === slug)
      .map(({ name }) => ({ by, field: name })),
  )
