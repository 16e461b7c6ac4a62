import type { SanitizedCollectionConfig } from 'payload'

export interface NeedingField {
  by: SanitizedCollectionConfig
  field: string
}

/** Fields without which a document is none, and that name a document of `slug`: a test drive's location. */
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
