import { z } from 'zod'

/** What forms ask under a name of the lead's own. locations §3, Lead form payload and Short lead form */
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

/** How a question of the dealer's own is answered. */
export const answerControls = ['text', 'textarea', 'number', 'date', 'url', 'select', 'choices', 'checkbox'] as const

/** Lines of a text, or a list of them, without what is empty. */
export const lines = z
  .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
  .nullish()
  .catch([])
  .transform((given) => [...new Set((given ?? []).map((line) => line.trim()).filter((line) => line !== ''))])

/**
 * One line of how a form is arranged: a field of the lead, a question of the dealer's own, or where a step begins (`label` is then its title
 * and `help` what stands below its fields). What is empty is as the form's kind has it.
 */
export const formEntry = z.object({
  field: z.enum([...leadFieldNames, 'own', 'step']),
  label: z.string().catch(''),
  help: z.string().catch(''),
  required: z.enum(['usual', 'yes', 'no']).catch('usual'),
  answer: z.enum(answerControls).catch('text'),
  options: lines,
  /** Under which the lead keeps the answer to an own question; one is made of its label where there is none. */
  name: z.string().catch(''),
})
export type FormEntry = z.infer<typeof formEntry>

type More = Partial<Omit<FormEntry, 'field'>>

const blank = { label: '', help: '', required: 'usual', answer: 'text', options: [], name: '' } as const

export const ask = (field: LeadFieldName, more: More = {}): FormEntry => ({ ...blank, options: [], field, ...more })

export const own = (name: string, more: More): FormEntry => ({ ...blank, options: [], field: 'own', name, ...more })

export const step = (title: string, help = ''): FormEntry => ({
  ...blank,
  options: [],
  field: 'step',
  label: title,
  help,
})
