import { isSamePlace, listChanges } from '#schemas/page/list-changes.ts'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isSameValue } from '#schemas/page/same-value.ts'

export type Fields = Record<string, unknown>

/** The version of a document that a form began from: as the server stores it, and as the form read that. */
export interface OpenVersion {
  stored: Fields
  form: Fields
}

export interface ComposedSave {
  /** What the save sends: fields that this person changed, and what they were. */
  body: Fields
  /** The whole document as it would be stored if nobody else had saved. */
  mine: Fields
}

/**
 * A save of what this person changed in a form. Their changes are found between two states of the form and carried into the stored document: a form
 * reads some values in its own way (an empty text for none, a default), and those are nobody's change.
 */
export function composeSave({ stored, form }: OpenVersion, values: Fields): ComposedSave {
  const { _status, ...content } = withoutTimes(values)
  const { value } = mergeDocuments({ base: form, mine: content, theirs: stored, decide: () => 'mine' })
  const changed = Object.keys(value).filter((key) => value[key] !== undefined && !isSameValue(value[key], stored[key]))
  const pick = (from: Fields) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]))
  const status = _status === undefined ? {} : { _status }
  return { body: { ...pick(value), ...status, _base: pick(stored) }, mine: { ...stored, ...pick(value), ...status } }
}

/** Names of the fields in which an answer has more than what this person saved: what others saved since the form was opened. */
export function listOthersChanges(
  { stored }: OpenVersion,
  { mine, answer }: { mine: Fields; answer: Fields },
): string[] {
  const own = listChanges({ before: stored, after: mine })
  const others = listChanges({ before: withoutTimes(stored), after: withoutTimes(answer) }).filter(
    (path) => !own.some((each) => isSamePlace(each, path)),
  )
  return [...new Set(others.flatMap(([field]) => field ?? []))]
}

const withoutTimes = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !['id', 'createdAt', 'updatedAt'].includes(key)))
