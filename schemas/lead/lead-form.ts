import { z } from 'zod'
import { vehicleForms } from '../vehicle/action-path.ts'

/** What forms ask. spec/locations-forms-finance.md §3, Lead form payload and Short lead form */
export const leadFieldNames = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'category',
  'location',
  'message',
  'starts_at',
  'opt_in',
  'terms',
] as const
export type LeadFieldName = (typeof leadFieldNames)[number]

export const leadField = z.object({
  name: z.enum(leadFieldNames),
  /** `time` is chosen from the times that can be booked. */
  control: z.enum(['text', 'email', 'tel', 'postcode', 'select', 'textarea', 'checkbox', 'time']),
  label: z.string(),
  required: z.boolean(),
  /** What the shopper hears who leaves it empty. */
  missing: z.string(),
  maxLength: z.int().positive(),
  autoComplete: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  initial: z.union([z.string(), z.boolean()]),
})
export type LeadField = z.infer<typeof leadField>

/** One form as a shopper sees it: the browser shows it, and both ends check answers by it (`lead-values.ts`). */
export const leadForm = z.object({
  kind: z.enum(vehicleForms),
  title: z.string(),
  submitText: z.string(),
  /** The analytics event of its success. spec/vehicles.md §7, Event ids by form */
  event: z.int(),
  vehicle: z.object({ id: z.int(), name: z.string(), image: z.string().nullable() }).nullable(),
  steps: z.array(z.object({ title: z.string(), note: z.string(), fields: z.array(leadField) })).min(1),
})
export type LeadForm = z.infer<typeof leadForm>

export const fieldsOf = (form: LeadForm): LeadField[] => form.steps.flatMap(({ fields }) => fields)
