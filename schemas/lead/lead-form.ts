import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { answerControls } from './form-entry.ts'
import { leadKinds } from './lead-kind.ts'

export const leadField = z.object({
  name: z.string(),
  /** `time` is an available time slot, `choices` are checkboxes. */
  control: z.enum([...answerControls, 'email', 'tel', 'postcode', 'time']),
  label: z.string(),
  hint: z.string(),
  required: z.boolean(),
  /** Error message if it is empty. */
  missing: z.string(),
  maxLength: z.int().positive(),
  autoComplete: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Buttons that fill in an amount: dollars or kilometres. locations §5, Money input */
  quickPicks: z.array(z.number()),
  initial: z.union([z.string(), z.boolean(), z.array(z.string())]),
})
export type LeadField = z.infer<typeof leadField>

/** The page and block of a form, whose settings define and validate it. */
export const formPlace = z.object({ page: documentId, block: z.string().min(1).max(80) })
export type FormPlace = z.infer<typeof formPlace>

/** A form for shoppers: the browser renders it, and both sides validate answers by it (`lead-values.ts`). */
export const leadForm = z.object({
  kind: z.enum(leadKinds),
  /** Null for the form of a vehicle's button: it has the default settings of its kind. */
  place: formPlace.nullable(),
  title: z.string(),
  submitText: z.string(),
  /** The analytics event of its success. vehicles §7, Event ids by form */
  event: z.int(),
  /** The page after submission. */
  next: z.string(),
  vehicle: z.object({ id: z.int(), name: z.string(), image: z.string().nullable() }).nullable(),
  steps: z.array(z.object({ title: z.string(), note: z.string(), fields: z.array(leadField) })).min(1),
})
export type LeadForm = z.infer<typeof leadForm>

export const listLeadFields = (form: LeadForm): LeadField[] => form.steps.flatMap(({ fields }) => fields)
