import { z } from 'zod'
import { blockNode, type BlockNode } from '#schemas/page/block-node.ts'
import { commonMeta, type Field, type FieldOptions, registerField, type SlotAllow } from '../field-meta.ts'

export interface SlotOptions extends Omit<FieldOptions, 'required'> {
  /** Slugs of the blocks it takes. Unless told, every block that has no slots of its own and is no part of another. */
  allow?: SlotAllow
  /** Slugs of blocks that stand in this slot and in others that name them, and nowhere else: what it takes besides. */
  parts?: readonly string[]
  min?: number
  max?: number
  /** At most so many of one kind: `{ hero: 1 }`. */
  limits?: Record<string, number>
  /** Slugs of the blocks that a new one comes with, in order, each as it is when it is new. A marketer may move or leave out each. */
  startsWith?: readonly string[]
}

/** A place for other blocks; only at the top level of a block's props. Render it with `<Slot nodes={props.first} />`. */
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
    min: options.min ?? 0,
    max: options.max ?? null,
    limits: options.limits ?? {},
    startsWith: options.startsWith ?? [],
  })
}
