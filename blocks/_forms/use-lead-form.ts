import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import { listLeadFields, type LeadForm } from '#schemas/lead/lead-form.ts'
import { type LeadValues, leadValues } from '#schemas/lead/lead-values.ts'
import { trapName } from '#schemas/lead/trap-name.ts'
import type { RefusedForm } from '#schemas/lead/refused-form.ts'
import type { FilledForm } from './filled-form.ts'
import { sendLead } from './send-lead.ts'
import { goTo } from './go-to.ts'
import { storeDetails } from './stored-details.ts'
import { useApiForm } from './use-api-form.ts'
import { isAboutTime, refusedFields } from './what-went-wrong.ts'

export interface LeadFormInput {
  form: LeadForm
  api: Api
  onSent: (answer: LeadAnswer) => void
  /** How it is sent, if not as a lead of its kind. */
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
  const stepLine = useRef<HTMLParagraphElement>(null)
  const shownStep = useRef(0)
  const [index, setIndex] = useState(0)
  const [errorsAtFirst] = useState(() => refused && getErrors(refused, form))
  const [isTried, setIsTried] = useState(false)
  const names = listLeadFields(form).map(({ name }) => name)
  const step = form.steps[index] ?? { title: '', note: '', fields: [] }
  const isLast = index >= form.steps.length - 1

  // The pressed button may be gone and the new content is above it. Runs before the form's own effects, which move the focus to an error.
  useEffect(() => {
    if (shownStep.current !== index) goTo(stepLine.current)
    shownStep.current = index
  }, [index])

  const read = useCallback(
    (details: Readonly<Record<string, string>>) =>
      // A form opened later starts with the values of its link.
      Object.fromEntries(listLeadFields(form).map(({ name, initial }) => [name, details[name] ?? initial])),
    [form],
  )
  const filling = useApiForm<string, LeadValues>({
    schema: leadValues(form),
    names,
    prefill: { api, read },
    errors: errorsAtFirst,
    leavesPage: true,
    send: async (values, key, openFor) => {
      const trap = filling.entry.getValues(trapName)
      try {
        const answer = await deliver({ form, values, key, trap: typeof trap === 'string' ? trap : '', openFor })
        storeDetails(values)
        onSent(answer)
      } catch (error) {
        showStep(error)
        if (isAboutTime(error)) {
          filling.entry.setValue('starts_at', '')
          await queries.invalidateQueries({ queryKey: ['test-drive-slots'] })
        }
        throw error
      }
    },
  })
  const { entry, wrong, isBusy, refuse } = filling

  /** The step with the first field that the platform refused. */
  function showStep(error: unknown): void {
    const [first] = refusedFields(error, form)
    if (first)
      setIndex(
        Math.max(
          0,
          form.steps.findIndex(({ fields }) => fields.some(({ name }) => name === first.name)),
        ),
      )
  }

  async function next(): Promise<void> {
    if (!(await entry.trigger(step.fields.map(({ name }) => name)))) return refuse()
    storeDetails(entry.getValues())
    setIndex(index + 1)
  }

  /** A preview is checked, and nothing is sent. */
  async function tryOut(): Promise<void> {
    if (await entry.trigger()) setIsTried(true)
    else refuse()
  }

  return {
    ...filling,
    stepLine,
    step,
    index,
    isLast,
    isTried,
    wrong: refused ? wrong : wrong.filter(({ name }) => step.fields.some((field) => field.name === name)),
    back: () => setIndex(index - 1),
    /** To the next step, and from the last to the dealer. */
    proceed: async (event: FormEvent): Promise<void> => {
      event.preventDefault()
      if (isBusy) return
      setIsTried(false)
      entry.clearErrors('root')
      if (!isLast) await next()
      else if (isPreview) await tryOut()
      else await filling.submit()
    },
  }
}

/** What was wrong with a post without script: at its fields, or with all of it. */
function getErrors({ problem }: RefusedForm, form: LeadForm) {
  const wrong = refusedFields(new ApiFailure(problem), form)
  return wrong.length > 0
    ? Object.fromEntries(wrong.map(({ name, message }) => [name, { type: 'refused', message }]))
    : { root: { failure: { message: problem.detail } } }
}
