import type { z } from 'zod'
import type { FormValues } from '../_forms/form-values.ts'
import { useApiForm } from '../_forms/use-api-form.ts'

interface StepFormInput<Name extends string, Parsed> {
  schema: z.ZodType<Parsed, FormValues>
  names: readonly Name[]
  send: (values: Parsed) => Promise<void>
  toFieldName?: (path: string) => string
  leavesPage?: boolean
}

/** The form of one step of a valuation: usually the next step takes its place. */
export const useStepForm = <Name extends string, Parsed>(step: StepFormInput<Name, Parsed>) =>
  useApiForm({ ...step, unreached })

const unreached = 'We could not be reached just now. Please check your connection and try again.'
