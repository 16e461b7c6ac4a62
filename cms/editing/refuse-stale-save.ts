import { APIError } from 'payload'
import type { Conflict } from '#schemas/page/merge.ts'
import type { Edit } from './edits.ts'

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
    `Not saved: ${conflicts.map(({ label, by }) => `${by?.name ?? 'Somebody else'} changed “${label}”`).join('; ')} while you were editing it. Decide which version to keep.`,
    409,
    { conflicts },
    true,
  )

/** The refusal of a save of what was changed after it was read, where there is nothing to merge by. */
export const refuseOverwrite = (edits: { label: string; edit: Edit }[]): APIError =>
  new APIError(overwriteMessage(edits), 412, null, true)

export const overwriteMessage = (edits: { label: string; edit: Edit }[]): string =>
  `Not changed: ${edits.map(({ label, edit }) => `${edit.by.name} changed “${label}”`).join('; ')} after you opened the list. Reload it and try again.`
