import { z } from 'zod'
import { blockNode, type BlockNode } from '#schemas/page/block-node.ts'
import { commonMeta, type Field, type FieldOptions, registerField, type SlotAllow } from '../field-meta.ts'

export interface SlotOptions extends Omit<FieldOptions, 'required'> {
  /** Slugs of allowed blocks. By default, every block without slots that is not a part of another. */
  allow?: SlotAllow
  /** Slugs of blocks that are only allowed in slots that name them, in addition to `allow`. */
  parts?: readonly string[]
  /** Also takes its own block, as columns within columns: `documentLimits.slotDepth` slots deep. */
  takesItself?: boolean
  /** Takes blocks only while its block is in no slot. Payload lists each slot of each level, so a second slot doubles the cost of a level. */
  outermostOnly?: boolean
  min?: number
  max?: number
  /** Maximum number of one block: `{ hero: 1 }`. */
  limits?: Record<string, number>
  /** Slugs of the blocks in a new one, in order, with their defaults. A marketer may move or remove each. */
  startsWith?: readonly string[]
}

/** A slot for other blocks; only at the top level of a block's props. Render it with `<Slot nodes={props.first} />`. */
export function slot(options: SlotOptions = {}): Field<BlockNode[], BlockNode[] | null | undefined> {
  const schema = z
    .array(blockNode, 'must be a list of blocks.')
    .nullish()
    .transform((nodes) => nodes ?? [])
  return registerField(schema, {
    kind: 'slot',
    ...commonMeta({ ...options, required: (options.min ?? 0) > 0 }),
    allow: options.allow ?? 'any',
    parts: options.parts ?? [],
    takesItself: options.takesItself ?? false,
    outermostOnly: options.outermostOnly ?? false,
    min: options.min ?? 0,
    max: options.max ?? null,
    limits: options.limits ?? {},
    startsWith: options.startsWith ?? [],
  })
}
