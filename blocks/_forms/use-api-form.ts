import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { useHydrated } from '../_ui/use-hydrated.ts'
import { type AttemptKeys, memoryKeys } from './attempt-keys.ts'
import { focusField } from './focus-field.ts'
import type { FormValues } from './form-values.ts'
import { goTo } from './go-to.ts'
import { syncWithElements } from './sync-with-elements.ts'
import { type Prefill, usePrefill } from './use-prefill.ts'
import { type FieldError, problemFields, describeFailure } from './what-went-wrong.ts'

interface ApiFormInput<Name extends string, Parsed> {
  /** Checks the values as the platform does; its messages are for the shopper. */
  schema: z.ZodType<Parsed, FormValues>
  /** The fields with an error text, in the order of the page. */
  names: readonly Name[]
  /** Calls the platform; `openFor` is the milliseconds since the form was opened. An `ApiFailure` that names fields is shown beside them. */
  send: (values: Parsed, key: string, openFor: number) => Promise<void>
  /** After success another page follows: the form stays busy until it is there. */
  leavesPage?: boolean
  keys?: AttemptKeys | undefined
  prefill?: Prefill
  /** Initial errors, from a submission without script. Pass the same object in each render. */
  errors?: FieldErrors<FormValues> | undefined
  /** The field that a path of a problem document means; by default its last part. */
  toFieldName?: (path: string) => string
  /** The text for a platform that did not answer. */
  unreached?: string
}

/**
 * The one form hook: react-hook-form over the schema of an API call. Fields are uncontrolled, so what was typed before hydration stays; before hydration
 * the form posts to its own address. Everything that one attempt sends carries one idempotency key.
 */
export function useApiForm<Name extends string, Parsed>(input: ApiFormInput<Name, Parsed>) {
  const { schema, names, send, leavesPage = false, prefill, errors: firstErrors, unreached } = input
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const openedAt = useRef(0)
  const [ownKeys] = useState(memoryKeys)
  const [refusals, setRefusals] = useState(0)
  const isHydrated = useHydrated()
  const keys = input.keys ?? ownKeys
  const entry = useForm<FormValues, unknown, Parsed>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    // Given with every render, an undefined value would clear the errors.
    ...(firstErrors ? { errors: firstErrors } : {}),
  })
  const { formState } = entry
  const isBusy = formState.isSubmitting || (leavesPage && formState.isSubmitSuccessful)
  const errorText = (name: string): string | undefined => entry.getFieldState(name, formState).error?.message
  const wrong =
    refusals === 0 && !firstErrors
      ? []
      : names.flatMap((name): FieldError[] => {
          const message = errorText(name)
          return message ? [{ name, message }] : []
        })
  const firstWrong = wrong[0]?.name

  usePrefill(entry, prefill)

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  // The browser's way back leads to the page as it was left. The next send is another attempt.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      entry.reset(undefined, { keepValues: true })
      ownKeys.renew()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [entry, ownKeys])

  const focusFirstError = useEffectEvent(() => {
    if (summary.current) goTo(summary.current)
    else if (firstWrong) focusField(form.current, firstWrong)
  })
  useEffect(() => {
    if (refusals > 0) focusFirstError()
  }, [refusals])

  async function sendUnderKey(values: Parsed): Promise<void> {
    const openFor = Math.round(performance.now() - openedAt.current)
    try {
      await send(values, keys.current(), openFor)
    } catch (error) {
      if (!(error instanceof ApiFailure) || !finishedKeys.has(error.problem.code)) throw error
      await send(values, keys.renew(), openFor)
    }
  }

  /** Whether the platform took it; otherwise its reasons are shown. */
  async function deliver(values: Parsed): Promise<boolean> {
    try {
      await sendUnderKey(values)
      return true
    } catch (error) {
      const refused = problemFields(error, input.toFieldName).filter(({ name }) => names.some((each) => each === name))
      for (const { name, message } of refused) entry.setError(name, { type: 'refused', message })
      if (refused.length === 0) entry.setError('root.failure', { message: describeFailure(error, unreached) })
      return refused.length === 0
    }
  }

  const refuse = () => setRefusals((before) => before + 1)

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isBusy || isSending.current) return
    isSending.current = true
    let isRight = false
    try {
      syncWithElements(form.current, entry)
      await entry.handleSubmit(async (values) => {
        isRight = await deliver(values)
      })()
    } finally {
      isSending.current = false
    }
    // The error texts are on the page only now.
    if (!isRight) refuse()
  }

  return {
    entry,
    form,
    summary,
    wrong,
    failure: formState.errors.root?.['failure']?.message ?? '',
    isHydrated,
    isBusy,
    submit,
    errorText,
    /** Brings the focus to what is wrong, once it is on the page. */
    refuse,
    /** What a control needs: its registration and the error beside it. */
    field: (name: Name) => ({ ...entry.register(name), error: errorText(name) }),
    focusField: (name: string) => focusField(form.current, name),
  }
}

/** Starts a new attempt if the platform has ended this one or has seen the key with other values. */
const finishedKeys: ReadonlySet<string> = new Set(['reservation-ended', 'key-reused'])
