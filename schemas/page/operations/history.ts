import type { BlockNode } from '../block-node.ts'
import { isSameValue } from '../same-value.ts'
import { changeAll } from './change-tree.ts'
import type { Operation } from './operation.ts'

/** One thing that a person did, as undo takes it back. */
export interface Step {
  operations: readonly Operation[]
  /** In this order, they restore the tree before the step. */
  inverse: readonly Operation[]
  /** Milliseconds since the epoch at which its last operation was applied. */
  at: number
  /** Whether the next `set` of the same field belongs to it. */
  isOpen: boolean
}

export interface History {
  /** Oldest first. */
  past: readonly Step[]
  /** Undone steps, the next to redo first. */
  future: readonly Step[]
}

export const emptyHistory: History = { past: [], future: [] }
export const maxSteps = 200
/** A pause in typing, in milliseconds, after which a new step begins. */
const pause = 1_000

/**
 * Adds a step. Typing in one field is one step until a pause, another operation or `endStep`. A new step drops the undone ones.
 */
export function recordStep({ past }: History, { operations, inverse, at }: Omit<Step, 'isOpen'>): History {
  const last = past.at(-1)
  const typed = findSet({ operations })
  const isTyping = typed !== null && last !== undefined && last.isOpen && at - last.at <= pause
  const step: Step =
    isTyping && isSameField(findSet(last), typed)
      ? { ...last, operations, at }
      : { operations, inverse, at, isOpen: typed !== null }
  const before = step.inverse === last?.inverse ? past.slice(0, -1) : past
  return { past: [...before, step].slice(-maxSteps), future: [] }
}

/** Ends a step of typing, as when the field is left. */
export const endStep = ({ past, future }: History): History => ({
  past: past.map((step, index) => (index === past.length - 1 ? { ...step, isOpen: false } : step)),
  future,
})

export interface HistoryResult {
  layout: BlockNode[]
  history: History
  /** Why the step could not be applied to a tree that somebody else has changed; the step is dropped then. */
  refusal: string | null
}

/** Takes the last step back; null if there is none. */
export function undo({ past, future }: History, layout: BlockNode[]): HistoryResult | null {
  const step = past.at(-1)
  if (!step) return null
  const rest = { past: past.slice(0, -1), future }
  const changed = changeAll(layout, step.inverse)
  if ('refusal' in changed) return { layout, history: rest, refusal: changed.refusal }
  const undone = { ...step, isOpen: false }
  return { layout: changed.layout, history: { past: rest.past, future: [undone, ...future] }, refusal: null }
}

/** Applies the last undone step again; null if there is none. */
export function redo({ past, future }: History, layout: BlockNode[]): HistoryResult | null {
  const [step, ...rest] = future
  if (!step) return null
  const changed = changeAll(layout, step.operations)
  if ('refusal' in changed) return { layout, history: { past, future: rest }, refusal: changed.refusal }
  return { layout: changed.layout, history: { past: [...past, step], future: rest }, refusal: null }
}

type Set = Extract<Operation, { type: 'set' }>

/** The typing in a step. A list takes row ids from the one before, so its `set` is repeated as it was. */
function findSet({ operations }: Pick<Step, 'operations'>): Set | null {
  const [first, ...others] = operations
  const isTyping = first?.type === 'set' && first.value !== undefined && !Array.isArray(first.value)
  return isTyping && others.length === 0 ? first : null
}

const isSameField = (one: Set | null, other: Set): boolean =>
  one?.id === other.id && isSameValue(one.field, other.field)
