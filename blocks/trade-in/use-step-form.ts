import type { z } from 'zod'
import type { FormValues } from '../_forms/form-values.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import * as texts from './texts.ts'

interface StepFormInput<Name extends string, Parsed> {
  schema: z.ZodType<Parsed, FormValues>
  names: readonly Name[]
  send: (values: Parsed) => Promise<void>
  toFieldName?: (path: string) => string
  leavesPage?: boolean
}

/** The form of one step of a valuation, usually replaced by the next step. */
export const useStepForm = <Name extends string, Parsed>(step: StepFormInput<Name, Parsed>) =>
  useApiForm({ ...step, unreached })

const unreached = texts.weCouldNotBeReached
