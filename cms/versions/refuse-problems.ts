import type { PayloadRequest } from 'payload'
import { conflict } from '../refusal.ts'
import { findRestoreProblems, type Version } from './find-restore-problems.ts'
import * as texts from './texts.ts'

/** Refuses to restore a version as a whole if another document has its address now, or if it refers to deleted documents. */
export async function refuseProblems(req: PayloadRequest, version: Version): Promise<void> {
  const { taken, gone } = await findRestoreProblems(req, version)
  const places = [...new Set(gone.map(({ label }) => label))]
  const problems = [
    ...taken.map(({ label, value, by }) => texts.valueIsTaken({ field: label, value, title: by.title })),
    ...(places.length > 0
      ? [texts.referencesAreGone({ count: places.length, places: new Intl.ListFormat('en-AU').format(places) })]
      : []),
  ]
  if (problems.length > 0) throw conflict(texts.notAsAWhole({ problems: problems.join(' ') }))
}
