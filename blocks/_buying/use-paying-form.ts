import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import { fillFields } from '../_forms/fill-fields.ts'
import { goTo } from '../_forms/go-to.ts'
import { type FieldError, wordsOf } from '../_forms/what-went-wrong.ts'
import { underOneKey } from './keep-key.ts'

interface PayingForm<Schema extends z.ZodType> {
  api: Api
  /** What is paid for, as the tab keeps its key. */
  what: string
  /** Reads the form: what is wrong is said at its field. */
  schema: Schema
  /** What the form holds, as the schema reads it. */
  read: (form: FormData) => unknown
  begin: (values: z.output<Schema>, key: string) => Promise<PaymentBegun>
}

/** A form that leads to the provider's page: what is wrong on it, and sending it. Nothing is sent twice, and nothing that is wrong at all. */
export function usePayingForm<Schema extends z.ZodType>({ api, what, schema, read, begin }: PayingForm<Schema>) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<FieldError[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isAwake = useSyncExternalStore(nothingChanges, isTrue, isFalse)

  useEffect(() => void fillFields(api, form.current), [api])
  useEffect(() => {
    if (refusals > 0) goTo(summary.current)
  }, [refusals])
  // The browser's way back from the payment leads to the page as it was left.
  useEffect(() => {
    const again = () => setIsBusy(false)
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])

  const refuse = (errors: FieldError[]) => {
    setWrong(asFieldsStand(form.current, errors))
    setRefusals((before) => before + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    const parsed = schema.safeParse(read(new FormData(event.currentTarget)))
    if (!parsed.success) return refuse(firstOfEach(parsed.error.issues))
    setWrong([])
    setIsBusy(true)
    try {
      const { pay_url: page } = await underOneKey(what, (key) => begin(parsed.data, key))
      location.assign(page)
    } catch (error) {
      setIsBusy(false)
      const fields = error instanceof ApiFailure ? (error.problem.fields ?? []) : []
      if (fields.length > 0) return refuse(fields.map(({ path, message }) => ({ name: path, message })))
      setFailure(wordsOf(error))
    }
  }

  return {
    form,
    summary,
    wrong,
    failure,
    isBusy,
    isAwake,
    submit,
    errorOf: (name: string): string | undefined => wrong.find((error) => error.name === name)?.message,
    pick: (name: string): void => {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

const firstOfEach = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] => {
  const named = issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message }))
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index)
}

function asFieldsStand(form: HTMLFormElement | null, errors: readonly FieldError[]): FieldError[] {
  const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name'))
  return errors.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

const nothingChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
