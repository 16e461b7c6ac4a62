import { ask, type FormEntry } from './form-entry.ts'
import type { FormSettings } from './form-settings.ts'
import { contact, type DefaultForm } from './default-forms/default-form.ts'

/**
 * A form's lines in their order: as the marketer arranged them, else as its kind has them. Where a marketer lists questions of their own alone, they
 * stand after the usual fields. Nobody can be answered without a name and a way to reach them, and terms of use are never left out: what is
 * missing of these is added. Each field of the lead stands once.
 */
export function arrangeEntries({ short, fields }: FormSettings, usual: DefaultForm): FormEntry[] {
  if (short) return [...contact, ask('terms')]
  const isWhole = fields.some(({ field }) => field !== 'own' && field !== 'step')
  return reachable(once(withNeeded(isWhole ? fields : withOwn(usual.entries, fields))))
}

const isConsent = ({ field }: FormEntry): boolean => field === 'opt_in' || field === 'terms'

/** Boxes that are ticked stay where a form ends: in its last step. */
function withOwn(entries: readonly FormEntry[], own: readonly FormEntry[]): FormEntry[] {
  const end = entries.findIndex(isConsent)
  return own.some(({ field }) => field === 'step')
    ? [...entries.filter((entry) => !isConsent(entry)), ...own, ...entries.filter(isConsent)]
    : [...entries.slice(0, end), ...own, ...entries.slice(end)]
}

function withNeeded(entries: readonly FormEntry[]): FormEntry[] {
  const has = (...names: FormEntry['field'][]) => entries.some(({ field }) => names.includes(field))
  const first = entries[0]?.field === 'step' ? entries.slice(0, 1) : []
  return [
    ...first,
    ...(has('name') ? [] : [ask('name')]),
    ...(has('phone', 'email') ? [] : [ask('phone'), ask('email')]),
    ...entries.slice(first.length),
    ...(has('terms') ? [] : [ask('terms')]),
  ]
}

/** Where neither a number nor an address has to be given, the one that is asked first has to. */
function reachable(entries: readonly FormEntry[]): FormEntry[] {
  const ways = entries.filter(({ field }) => field === 'phone' || field === 'email')
  const [first] = ways
  const isFree = ways.every(({ required }) => required === 'no')
  return entries.map((entry) => (isFree && entry === first ? { ...entry, required: 'yes' } : entry))
}

function once(entries: readonly FormEntry[]): FormEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ field }) => {
    if (field === 'own' || field === 'step') return true
    const isNew = !seen.has(field)
    seen.add(field)
    return isNew
  })
}
