import { isSamePlace, listChanges } from '#schemas/page/list-changes.ts'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { isSameValue } from '#schemas/page/same-value.ts'

export type Fields = Record<string, unknown>

/** The version that a form is based on: as stored on the server, and as the form loaded it. */
export interface OpenVersion {
  stored: Fields
  form: Fields
}

export interface ComposedSave {
  /** Body of the save: the fields that this user changed, and their previous values. */
  body: Fields
  /** The whole document as it would be stored without other people's saves. */
  mine: Fields
}

/**
 * Composes a save of the user's changes. Changes are the differences between two states of the form, applied to the stored document. A form
 * converts some values (null to an empty text, missing to a default), and those differences are not edits.
 */
export function composeSave({ stored, form }: OpenVersion, values: Fields): ComposedSave {
  const { _status, ...content } = withoutTimes(values)
  const { value } = mergeDocuments({ base: form, mine: content, theirs: stored, decide: () => 'mine' })
  const changed = Object.keys(value).filter((key) => value[key] !== undefined && !isSameValue(value[key], stored[key]))
  const pick = (from: Fields) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]))
  const status = _status === undefined ? {} : { _status }
  return { body: { ...pick(value), ...status, _base: pick(stored) }, mine: { ...stored, ...pick(value), ...status } }
}

/** Whether a save would change anything, apart from the status that Payload adds to it. */
export const hasChanges = ({ body }: ComposedSave): boolean =>
  Object.keys(body).some((key) => key !== '_base' && key !== '_status')

/** Names of the fields in which a response contains changes of other people since the form was opened. */
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

/** What people edit of a document. Each save changes its times. */
export const withoutTimes = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !['id', 'createdAt', 'updatedAt'].includes(key)))
