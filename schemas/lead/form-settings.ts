import { z } from 'zod'
import { formEntry, lines } from './form-entry.ts'
import { leadKinds } from './lead-kind.ts'
import { thanksPath } from './thanks-path.ts'

export const pickers = ['usual', 'none', 'dealership', 'location'] as const
export const optIns = ['usual', 'ticked', 'unticked'] as const

const text = z.string().catch('')

/** A page of the same site. */
export const ownPagePath = /^\/(?![/\\])[^\s\\]*$/

/**
 * What a marketer sets of a form, as its block stores it. What is empty or unusable is as the form's kind and the site have it.
 * locations §5
 */
export const formSettings = z.object({
  kind: z.enum(leadKinds).catch('enquiry'),
  /** Contact details alone. locations §3, Short lead form */
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
  /** Where the form leads once it has arrived. */
  next: z.string().regex(ownPagePath).catch(thanksPath),
})
export type FormSettings = z.infer<typeof formSettings>

/** A form that no marketer set. */
export const usualSettings = (kind: FormSettings['kind']): FormSettings => formSettings.parse({ kind })
