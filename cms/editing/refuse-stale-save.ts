import { APIError } from 'payload'
import type { Conflict } from '#schemas/page/merge.ts'

/** A conflict as the person who saves reads it. */
export interface DescribedConflict extends Conflict {
  /** `Hero (block 2) › Heading`. */
  label: string
  by: { id: number; name: string } | null
  at: string | null
}

/** The refusal of a save whose fields another person changed in another way. `data.conflicts` says who changed what, with all three values. */
export const refuseStaleSave = (conflicts: DescribedConflict[]): APIError =>
  new APIError(
    `Not saved: ${conflicts.map(({ label, by }) => `${by?.name ?? 'Someone else'} changed “${label}”`).join('; ')} while you were editing it. Decide which version to keep.`,
    409,
    { conflicts },
    true,
  )

interface Unseen {
  /** What was asked for: `changed`, `published`, `deleted`, `restored`. */
  done: string
  /** Who changed what, in words. */
  changes: string
  opened?: 'the list' | 'this version' | 'it'
}

/** The refusal of an operation on what was changed after it was read, where there is nothing to merge by. */
export const refuseUnseen = (unseen: Unseen): APIError => new APIError(unseenMessage(unseen), 412, null, true)

export const unseenMessage = ({ done, changes, opened = 'the list' }: Unseen): string =>
  `Not ${done}: ${changes} after you opened ${opened}. Reload ${opened === 'the list' ? 'it' : 'the page'} and try again.`
