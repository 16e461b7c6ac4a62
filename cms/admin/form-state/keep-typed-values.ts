import type { FormState } from 'payload'
import { isSameValue } from '#schemas/page/same-value.ts'

interface FormStatePair {
  /** The fields that the request carried. */
  requestFields: FormState
  /** The fields of the form at the response. */
  newest: FormState
}

/**
 * A form-state response without the values of fields that changed since its request. Payload's form takes the stored value of each field but
 * the one that was typed into last, and of each field that the server added: what was typed into two fields during a save, or into a new row
 * before a second response, would be replaced.
 */
export function keepTypedValues(answer: unknown, { requestFields, newest }: FormStatePair): unknown {
  if (!hasState(answer)) return answer
  const state = Object.fromEntries(
    Object.entries(answer.state).map(([path, field]) => {
      const now = newest[path]
      return [path, now && !isSameValue(now.value, requestFields[path]?.value) ? withoutValue(field) : field]
    }),
  )
  return { ...answer, state }
}

/**
 * A form-state response without the fields of rows that were removed or moved since its request. Payload's form adds each field of a row that
 * the server completed, wherever that row is now: a removed one would leave a block without a type, and every save would be refused.
 */
export function keepRows(answer: unknown, { requestFields, newest }: FormStatePair): unknown {
  if (!hasState(answer)) return answer
  const isInPlace = (path: string) => {
    const requested = requestFields[`${path}.id`]?.value
    return requested === undefined || requested === newest[`${path}.id`]?.value
  }
  const entries = Object.entries(answer.state).filter(([path]) => listRows(path).every(isInPlace))
  const state = Object.fromEntries(
    entries.map(([path, field]) => {
      const isSame = listIds(requestFields[path]) === listIds(newest[path])
      return [path, isSame ? field : withoutRows(field)]
    }),
  )
  return { ...answer, state }
}

/** `layout.1.buttons.0.label` → `layout.1` and `layout.1.buttons.0` */
const listRows = (path: string): string[] =>
  [...path.matchAll(/\.\d+(?=\.)/g)].map(({ index, 0: row }) => path.slice(0, index + row.length))

const listIds = (field: FormState[string] | undefined): string => (field?.rows ?? []).map(({ id }) => id).join(' ')

const withoutRows = ({ rows: _rows, ...field }: FormState[string]): FormState[string] => withoutValue(field)

const withoutValue = ({
  value: _value,
  initialValue: _initialValue,
  addedByServer: _addedByServer,
  ...rest
}: FormState[string]): FormState[string] => rest

/** Whether a response holds a form's state; it may hold errors instead. */
export const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === 'object' && answer !== null && 'state' in answer && typeof answer.state === 'object'
