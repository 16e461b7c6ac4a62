import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { answerControls } from './form-entry.ts'
import { leadKinds } from './lead-kind.ts'

export const leadField = z.object({
  name: z.string(),
  /** `time` is chosen from the times that can be booked, `choices` are any number of the options. */
  control: z.enum([...answerControls, 'email', 'tel', 'postcode', 'time']),
  label: z.string(),
  hint: z.string(),
  required: z.boolean(),
  /** What the shopper hears who leaves it empty. */
  missing: z.string(),
  maxLength: z.int().positive(),
  autoComplete: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  initial: z.union([z.string(), z.boolean(), z.array(z.string())]),
})
export type LeadField = z.infer<typeof leadField>

/** On which page a form stands, and which of its blocks it is: by its settings the form is built and checked. */
export const formPlace = z.object({ page: documentId, block: z.string().min(1).max(80) })
export type FormPlace = z.infer<typeof formPlace>

/** One form as a shopper sees it: the browser shows it, and both ends check answers by it (`lead-values.ts`). */
export const leadForm = z.object({
  kind: z.enum(leadKinds),
  /** Null for the form that a button of a vehicle opens: it has the settings of its kind. */
  place: formPlace.nullable(),
  title: z.string(),
  submitText: z.string(),
  /** The analytics event of its success. vehicles §7, Event ids by form */
  event: z.int(),
  /** The page that it leads to. */
  next: z.string(),
  vehicle: z.object({ id: z.int(), name: z.string(), image: z.string().nullable() }).nullable(),
  steps: z.array(z.object({ title: z.string(), note: z.string(), fields: z.array(leadField) })).min(1),
})
export type LeadForm = z.infer<typeof leadForm>

export const fieldsOf = (form: LeadForm): LeadField[] => form.steps.flatMap(({ fields }) => fields)
