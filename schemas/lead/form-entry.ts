import { z } from 'zod'

/** Form fields with a name in the lead. locations §3, Lead form payload and Short lead form */
export const leadFieldNames = [
  'name',
  'last_name',
  'postcode',
  'phone',
  'email',
  'category',
  'location',
  'Rego',
  'additional_services',
  'vehiclePriceBudget',
  'message',
  'starts_at',
  'opt_in',
  'terms',
] as const
export type LeadFieldName = (typeof leadFieldNames)[number]

/** Input types of a dealer's own questions. */
export const answerControls = [
  'text',
  'textarea',
  'number',
  'money',
  'kilometres',
  'date',
  'url',
  'select',
  'choices',
  'checkbox',
] as const

/** Lines of a text, or a list of them, without empty ones. */
export const lines = z
  .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
  .nullish()
  .catch([])
  .transform((given) => [...new Set((given ?? []).map((line) => line.trim()).filter((line) => line !== ''))])

/**
 * One entry of a form's arrangement: a lead field, an own question, or the start of a step (`label` is its title, `help` the text below its
 * fields). Empty values use the default of the form's kind.
 */
export const formEntry = z.object({
  field: z.enum([...leadFieldNames, 'own', 'step']),
  label: z.string().catch(''),
  help: z.string().catch(''),
  required: z.enum(['usual', 'yes', 'no']).catch('usual'),
  answer: z.enum(answerControls).catch('text'),
  /** Of an amount, its quick picks. */
  options: lines,
  /** The lead's key for the answer to an own question; derived from its label if empty. */
  name: z.string().catch(''),
})
export type FormEntry = z.infer<typeof formEntry>

type EntryOptions = Partial<Omit<FormEntry, 'field'>>

const blank = { label: '', help: '', required: 'usual', answer: 'text', options: [], name: '' } as const

export const ask = (field: LeadFieldName, more: EntryOptions = {}): FormEntry => ({
  ...blank,
  options: [],
  field,
  ...more,
})

export const own = (name: string, more: EntryOptions): FormEntry => ({
  ...blank,
  options: [],
  field: 'own',
  name,
  ...more,
})

export const step = (title: string, help = ''): FormEntry => ({
  ...blank,
  options: [],
  field: 'step',
  label: title,
  help,
})
