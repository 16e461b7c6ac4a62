import type { Field, Payload } from 'payload'

/**
 * For each filtered read and each screen of the admin, Payload walks through the fields of all blocks in all slots and asks what the person may
 * do: 47,000 fields of a page without a pause, since it keeps the rights to a block but walks through it at each reference all the same. It
 * finds the blocks by `payload.blocks`, so their slots list none there, and who may change a slot may change the blocks in it. Data and forms
 * find a slot's blocks by their slugs. Lists of paths and the client's configuration read `config.blocks`.
 */
export function permitSlotsAsWhole({ blocks }: Payload): void {
  for (const block of Object.values(blocks))
    Object.assign(blocks, { [block.slug]: { ...block, fields: block.fields.map(withoutBlocks) } })
}

/** Slots are at the top level of a block, within the row of `drawInView`. */
function withoutBlocks(field: Field): Field {
  if (field.type === 'blocks') return { ...field, blockReferences: [] }
  return field.type === 'row' ? { ...field, fields: field.fields.map(withoutBlocks) } : field
}
