import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { fillFields } from './fill-fields.ts'
import { goTo } from './go-to.ts'
import { type FieldError, wordsOf } from './what-went-wrong.ts'

/**
 * A form whose fields keep what is typed themselves: it begins with what is known of the shopper, and says what is wrong with it, each a way to its
 * field. The list of it gets the focus each time somebody is sent back to it.
 */
export function usePlainForm(api: Api) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<FieldError[]>([])
  const [failure, setFailure] = useState('')
  const [refusals, setRefusals] = useState(0)
  const isAwake = useSyncExternalStore(nothingChanges, isTrue, isFalse)

  useEffect(() => void fillFields(api, form.current), [api])
  useEffect(() => {
    if (refusals > 0) goTo(summary.current)
  }, [refusals])

  const refuse = (errors: readonly FieldError[]): void => {
    setWrong(asFieldsStand(form.current, errors))
    setRefusals((before) => before + 1)
  }

  return {
    form,
    summary,
    wrong,
    failure,
    isAwake,
    refuse,
    /** What the platform did not take: at its fields where it names some. */
    fail: (error: unknown): void => {
      const fields = error instanceof ApiFailure ? (error.problem.fields ?? []) : []
      if (fields.length > 0) refuse(fields.map(({ path, message }) => ({ name: lastOf(path), message })))
      else setFailure(wordsOf(error))
    },
    /** Another try. */
    clear: (): void => {
      setWrong([])
      setFailure('')
    },
    errorOf: (name: string): string | undefined => wrong.find((error) => error.name === name)?.message,
    pick: (name: string): void => {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** `who.email` is the field `email`. */
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

function asFieldsStand(form: HTMLFormElement | null, errors: readonly FieldError[]): FieldError[] {
  const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name'))
  return errors.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

const nothingChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
