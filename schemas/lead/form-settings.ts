import { z } from 'zod'
import { formEntry, lines } from './form-entry.ts'
import { leadKinds } from './lead-kind.ts'
import { thanksPath } from './thanks-path.ts'

export const pickers = ['usual', 'none', 'dealership', 'location'] as const
export const optIns = ['usual', 'ticked', 'unticked'] as const

const text = z.string().catch('')

/** A path on the same site. */
export const ownPagePath = /^\/(?![/\\])[^\s\\]*$/

/**
 * A marketer's settings of a form, as its block stores them. Empty or invalid values use the defaults of the form's kind and the site.
 * locations §5
 */
export const formSettings = z.object({
  kind: z.enum(leadKinds).catch('enquiry'),
  /** Only contact details. locations §3, Short lead form */
  short: z.boolean().catch(false),
  fields: z
    .array(formEntry.nullable().catch(null))
    .nullish()
    .catch([])
    .transform((entries) => (entries ?? []).filter((entry) => entry !== null)),
  submitText: text,
  picker: z.enum(pickers).catch('usual'),
  filed: z
    .object({ category: text, subcategory: text, categories: lines })
    .nullish()
    .catch(null)
    .transform((given) => given ?? { category: '', subcategory: '', categories: [] }),
  agreed: z
    .object({ news: z.enum(optIns).catch('usual'), newsText: text, terms: text })
    .nullish()
    .catch(null)
    .transform((given) => given ?? { news: 'usual' as const, newsText: '', terms: '' }),
  /** Page after a successful submission. */
  next: z.string().regex(ownPagePath).catch(thanksPath),
})
export type FormSettings = z.infer<typeof formSettings>

/** A form with default settings. */
export const defaultSettings = (kind: FormSettings['kind']): FormSettings => formSettings.parse({ kind })
