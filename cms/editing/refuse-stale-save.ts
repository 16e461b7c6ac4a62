import { APIError } from 'payload'
import type { Conflict } from '#schemas/page/merge.ts'
import * as texts from './texts.ts'

/** A conflict with labels for the saving user. */
export interface DescribedConflict extends Conflict {
  /** `Hero (block 2) › Heading`. */
  label: string
  by: { id: number; name: string } | null
  at: string | null
}

/** Rejects a save because another person changed the same fields differently. `data.conflicts` lists the editors and all three values. */
export const refuseStaleSave = (conflicts: DescribedConflict[]): APIError =>
  new APIError(
    texts.notSavedConflicts({
      conflicts: conflicts.map(({ label, by }) => `${by?.name ?? texts.someoneElse} changed “${label}”`).join('; '),
    }),
    409,
    { conflicts },
    true,
  )

interface UnseenMessageInput {
  /** The requested operation: `changed`, `published`, `deleted`, `restored`. */
  done: string
  /** Description of the changes and their authors. */
  changes: string
  opened?: 'the list' | 'this version' | 'it'
}

/** Rejects an operation on documents that changed after they were read and cannot be merged. */
export const refuseUnseen = (unseen: UnseenMessageInput): APIError =>
  new APIError(unseenMessage(unseen), 412, null, true)

export const unseenMessage = ({ done, changes, opened = texts.theList }: UnseenMessageInput): string =>
  texts.notDone({ done, changes, opened, detail: opened === 'the list' ? 'it' : texts.thePage })
