import type { FlattenedBlock, Payload } from 'payload'

/**
 * Payload throws where a form is opened whose document holds a block of a type that the code does not know, such as one of a later release:
 * the document could not be opened at all (payloadcms/payload#10485). Such a block is opened as one without fields, and a save leaves what is
 * stored of it.
 */
export function openUnknownBlocks(payload: Payload): void {
  payload.blocks = new Proxy(payload.blocks, {
    get: (known, slug) =>
      typeof slug === 'symbol' || Object.hasOwn(known, slug) ? Reflect.get(known, slug) : standFor(slug),
  })
}

const standFor = (slug: string): FlattenedBlock => ({
  slug,
  fields: [],
  flattenedFields: [],
  labels: { singular: slug, plural: slug },
})
