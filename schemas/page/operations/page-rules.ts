import type { FlagName } from '../../tenant/flags.ts'

/** What one page takes, as plain data: derived from the block definitions, and usable in a browser without them. */
export interface PageRules {
  blocks: Readonly<Record<string, BlockRules>>
  /** Maximum number of slots above a block. */
  maxDepth: number
  /** Features that are off on the page's site; absent while that is unknown. */
  featuresOff?: readonly FlagName[]
}

export interface BlockRules {
  label: string
  slots: readonly SlotRules[]
  /** Features of which one must be on for the block to show anything. */
  features?: readonly FlagName[]
  /** Why this page takes the block nowhere, as a sentence; null if it does. */
  pageRefusal: string | null
  /** Why the block is not allowed at the top level, as a sentence; null if it is. */
  topRefusal: string | null
}

export interface SlotRules {
  name: string
  label: string
  /** Slugs of allowed blocks. */
  allowed: readonly string[]
  /** Whether it takes blocks only while its block is in no slot. */
  outermostOnly: boolean
  min: number
  max: number | null
  /** Maximum number of one block, by slug. */
  limits: Readonly<Record<string, number>>
  /** Conditions of which all must hold; otherwise the slot is hidden. */
  shownWhen: readonly SlotCondition[]
}

/** Holds if the block's field has one of the values `is`. A stored value outside `options` is read as `otherwise`. */
export interface SlotCondition {
  field: string
  is: readonly (string | boolean)[]
  options: readonly (string | boolean)[]
  otherwise: string | boolean | null
}

/** The rules of a block; null for a block that the code does not know, which is kept as it is. */
export const findBlockRules = (rules: PageRules, slug: string): BlockRules | null =>
  Object.hasOwn(rules.blocks, slug) ? (rules.blocks[slug] ?? null) : null

/** Whether a slot is shown with the current values of its block. */
export const isSlotShown = (slot: SlotRules, node: Readonly<Record<string, unknown>>): boolean =>
  slot.shownWhen.every(({ field, is, options, otherwise }) => {
    const stored = node[field]
    const values: unknown[] = Array.isArray(stored) ? stored : [stored]
    const known = options.filter((option) => values.includes(option))
    return (known.length > 0 ? known : [otherwise]).some((value) => value !== null && is.includes(value))
  })
