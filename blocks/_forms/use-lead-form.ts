import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import { fieldsOf, type LeadForm } from '#schemas/lead/lead-form.ts'
import { type LeadValues, leadValues } from '#schemas/lead/lead-values.ts'
import type { RefusedForm } from '#schemas/lead/refused-form.ts'
import type { FilledForm } from './filled-form.ts'
import { newKey } from './new-key.ts'
import { sendLead } from './send-lead.ts'
import { goTo } from './go-to.ts'
import { knownDetails } from './known-details.ts'
import { keepDetails } from './stored-details.ts'
import { type FieldError, isAboutTime, refusedFields, wordsOf } from './what-went-wrong.ts'

export interface LeadFormInput {
  form: LeadForm
  api: Api
  onSent: (answer: LeadAnswer) => void
  /** How it is sent where it goes elsewhere than leads of its kind do. */
  deliver?: ((filled: FilledForm) => Promise<LeadAnswer>) | undefined
  /** What was wrong with it when it was posted without script. */
  refused?: RefusedForm | undefined
  /** A page that is not published: its form is tried, and nothing is sent. */
  isPreview?: boolean
}

/**
 * A form being filled in: its steps, what is wrong on this one, and sending it. All that is sent from one opening of the form goes under one key, so
 * that a double click, another try or a lost answer makes one lead. vehicles §4, Multi-step lead form
 */
export function useLeadForm({
  form,
  api,
  onSent,
  refused,
  isPreview = false,
  deliver = (filled) => sendLead(api, filled),
}: LeadFormInput) {
  const queries = useQueryClient()
  const summary = useRef<HTMLDivElement>(null)
  const stepLine = useRef<HTMLParagraphElement>(null)
  const shownStep = useRef(0)
  const [key, setKey] = useState(newKey)
  const [index, setIndex] = useState(0)
  const [wrongAtFirst] = useState(() => (refused ? refusedFields(new ApiFailure(refused.problem), form) : []))
  const [errorsAtFirst] = useState(() => errorsOf(wrongAtFirst))
  const [failure, setFailure] = useState(refused && wrongAtFirst.length === 0 ? refused.problem.detail : '')
  const [isTried, setIsTried] = useState(false)
  /** How often somebody was sent back to what is wrong: each time the list of it gets the focus. */
  const [refusals, setRefusals] = useState(0)
  const isAwake = useSyncExternalStore(nothingChanges, isTrue, isFalse)
  // What a form begins with stands in its elements: so what was typed before it woke stays.
  const entry = useForm<LeadValues>({
    resolver: zodResolver(leadValues(form)),
    shouldFocusError: false,
    // Said again with every render, they would take the place of all others.
    ...(refused ? { errors: errorsAtFirst } : {}),
  })
  const { errors, isSubmitting, isSubmitSuccessful } = entry.formState
  const step = form.steps[index] ?? { title: '', note: '', fields: [] }
  const seen = refused ? fieldsOf(form) : step.fields
  const isLast = index >= form.steps.length - 1
  const isBusy = isSubmitting || isSubmitSuccessful

  useEffect(() => {
    let isShown = true
    const fill = (details: Readonly<Record<string, string>>) => {
      for (const { name, initial } of fieldsOf(form)) {
        // A form that came later begins with what its link said.
        const told = details[name] ?? initial
        if (typeof told === 'string' && told !== '' && (entry.getValues(name) ?? '') === '') entry.setValue(name, told)
      }
    }
    void knownDetails(api).then((details) => (isShown ? fill(details) : undefined))
    return () => {
      isShown = false
    }
  }, [api, entry, form])

  // What was pressed may be gone, and what came is above it.
  useEffect(() => {
    if (shownStep.current !== index) goTo(stepLine.current)
    shownStep.current = index
  }, [index])

  // The browser's way back leads to the page as it was left: sent. What is sent from it now is another lead.
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      entry.reset(undefined, { keepValues: true })
      setKey(newKey())
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [entry])

  useEffect(() => {
    if (refusals > 0) goTo(summary.current)
  }, [refusals])

  const refuse = () => setRefusals((before) => before + 1)

  async function next(): Promise<void> {
    if (!(await entry.trigger(step.fields.map(({ name }) => name)))) return refuse()
    keepDetails(entry.getValues())
    setIndex(index + 1)
  }

  /** Where an answer was lost and something was corrected since, what is said now is another lead. */
  async function deliverUnderOwnKey(filled: FilledForm): Promise<LeadAnswer> {
    try {
      return await deliver(filled)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.problem.code !== 'key-reused') throw error
      const fresh = newKey()
      setKey(fresh)
      return deliver({ ...filled, key: fresh })
    }
  }

  async function send(values: LeadValues, trap: string): Promise<void> {
    if (isPreview) {
      setIsTried(true)
      // To the form it is not sent.
      throw new Error('A preview sends nothing.')
    }
    try {
      const answer = await deliverUnderOwnKey({ form, values, key, trap })
      keepDetails(values)
      onSent(answer)
    } catch (error) {
      const refused = refusedFields(error, form)
      for (const { name, message } of refused) entry.setError(name, { message })
      if (refused.length > 0) {
        setIndex(
          Math.max(
            0,
            form.steps.findIndex(({ fields }) => fields.some(({ name }) => name === refused[0]?.name)),
          ),
        )
        return refuse()
      }
      setFailure(wordsOf(error))
      if (isAboutTime(error)) {
        entry.setValue('starts_at', '')
        await queries.invalidateQueries({ queryKey: ['test-drive-slots'] })
      }
      // To the form it is not sent.
      throw error
    }
  }

  async function submit(trap: string): Promise<void> {
    let isValid = false
    const check = entry.handleSubmit((values) => {
      isValid = true
      return send(values, trap)
    })
    await check().catch(() => undefined)
    // Only now the form has said what is wrong.
    if (!isValid) refuse()
  }

  return {
    entry,
    summary,
    stepLine,
    step,
    index,
    isLast,
    isAwake,
    isBusy,
    failure,
    isTried,
    wrong:
      refusals === 0 && wrongAtFirst.length === 0
        ? []
        : seen.flatMap(({ name }): FieldError[] => {
            const message = errors[name]?.message
            return message ? [{ name, message }] : []
          }),
    back: () => setIndex(index - 1),
    /** To the next step, and from the last to the dealer. */
    proceed: async (trap: string): Promise<void> => {
      if (isBusy) return
      setFailure('')
      setIsTried(false)
      if (isLast) await submit(trap)
      else await next()
    },
  }
}

const errorsOf = (wrong: readonly FieldError[]) =>
  Object.fromEntries(wrong.map(({ name, message }) => [name, { type: 'refused', message }]))

const nothingChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
