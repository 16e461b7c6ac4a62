import { readAmount } from '../lib/read-amount.ts'
import { toSlug } from '../lib/slug.ts'
import type { FormEntry, LeadFieldName } from './form-entry.ts'
import type { BuildInput } from './form-input.ts'
import type { LeadField } from './lead-form.ts'
import { pickablePlaces } from './pickable-places.ts'
import { blankField, toOptions, standardFields } from './standard-field.ts'

/** One line of a form as its field; null where there is nothing to ask. Whether it is required is as its kind has it, unless the line says so. */
export function fieldOfEntry(entry: FormEntry, input: BuildInput): LeadField | null {
  if (entry.field === 'step') return null
  if (entry.field === 'own')
    return withRequired({ ...ownField(entry), quickPicks: quickPicksOf(entry, entry.answer, input) }, entry)
  const field = standardField(entry.field, input)
  if (!field) return null
  const ownOptions = entry.field === 'additional_services' && entry.options.length > 0
  return withRequired(
    {
      ...field,
      label: entry.label || field.label,
      missing: entry.label === '' || hasOwnRule(field) ? field.missing : '',
      hint: entry.help || field.hint,
      ...(ownOptions ? { options: toOptions(entry.options) } : {}),
      quickPicks: quickPicksOf(entry, field.control, input),
    },
    entry,
  )
}

/** The entry's own; without them the site's, of money alone. locations §5, Money input and Kilometre input */
function quickPicksOf({ options }: FormEntry, control: LeadField['control'], { site }: BuildInput): number[] {
  if (control !== 'money' && control !== 'kilometres') return []
  const own = options.flatMap((text) => readAmount(text, control) ?? [])
  return own.length > 0 || control === 'kilometres' ? own : site.config.forms.quickPicks
}

function withRequired(field: LeadField, { required }: FormEntry): LeadField {
  // The terms and a name are always required.
  const isRequired =
    field.name === 'terms' || field.name === 'name' || (required === 'usual' ? field.required : required === 'yes')
  return { ...field, required: isRequired, missing: isRequired ? field.missing || missingWords(field) : '' }
}

/** Its words say more than that something is missing. locations §5 */
const hasOwnRule = ({ name }: LeadField): boolean => name === 'postcode' || name === 'location' || name === 'terms'

function missingWords({ label, control }: LeadField): string {
  if (control === 'checkbox') return `Please tick: ${label}`
  return control === 'select' || control === 'choices' ? `Please choose: ${label}` : `Please fill in: ${label}`
}

/** A custom question; its name defaults to a slug of its text. */
function ownField({ name, label, help, answer, options }: FormEntry): LeadField {
  return {
    ...blankField,
    name: name || `q_${toSlug(label).replaceAll('-', '_').slice(0, 30)}`,
    control: answer,
    label,
    hint: help,
    maxLength: longest[answer],
    options: answer === 'select' || answer === 'choices' ? toOptions(options) : [],
    initial: answer === 'checkbox' ? false : '',
  }
}

const longest: Record<FormEntry['answer'], number> = {
  text: 200,
  textarea: 5_000,
  number: 20,
  money: 20,
  kilometres: 20,
  date: 10,
  url: 500,
  select: 120,
  choices: 120,
  checkbox: 5,
}

function standardField(name: LeadFieldName, input: BuildInput): LeadField | null {
  const field: LeadField = { ...blankField, ...standardFields[name], name }
  const { kind, vehicle, settings, site } = input
  const { forms } = site.config
  switch (name) {
    case 'category':
      return isFiledByShopper(input) ? categoryField(field, input) : null
    case 'location':
      return locationField(field, input)
    case 'message':
      // 'Request Photos' sends a fixed message.
      return kind === 'request-photos' ? null : { ...field, required: kind === 'enquiry' && forms.commentsRequired }
    case 'starts_at':
      return kind === 'test-drive' ? field : null
    case 'opt_in': {
      const label = settings.agreed.newsText || (vehicle ? forms.vehicleOptInText : forms.optInText)
      const { news } = settings.agreed
      return { ...field, label, initial: news === 'usual' ? forms.optInInitially : news === 'ticked' }
    }
    case 'terms': {
      const label = settings.agreed.terms || forms.terms
      return label.trim() === '' ? null : { ...field, label }
    }
    default:
      return field
  }
}

/** A form about a vehicle, or of a kind of its own, is filed by that, unless the marketer names what can be chosen. */
const isFiledByShopper = ({ kind, vehicle, settings: { filed } }: BuildInput): boolean =>
  filed.category === '' && !vehicle && (kind === 'enquiry' || filed.categories.length > 0)

const usualCategories = ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts']

function categoryField(field: LeadField, { settings }: BuildInput): LeadField {
  const own = settings.filed.categories
  const options = toOptions(own.length > 0 ? own : usualCategories)
  return { ...field, options, initial: options[0]?.value ?? '' }
}

function locationField(field: LeadField, input: BuildInput): LeadField | null {
  const { kind, vehicle, locations, settings, presets } = input
  const places = pickablePlaces({ kind, vehicle, locations, picker: settings.picker })
  if (places.length < 2) return null
  const ofPage = locations.find(({ id }) => id === presets.location)
  const dealership = presets.dealership || (ofPage?.dealership_slug ?? '')
  const preferred =
    places.find(({ location }) => location.id === ofPage?.id) ??
    places.find(({ location }) => dealership !== '' && location.dealership_slug === dealership)
  return {
    ...field,
    options: places.map(({ location, label }) => ({ value: String(location.id), label })),
    initial: preferred ? String(preferred.location.id) : '',
  }
}
