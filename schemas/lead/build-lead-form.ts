import { dollarsFromCents } from '../lib/dollars.ts'
import { readMoneyWithinLimits } from '../lib/read-amount.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { arrangeEntries } from './arrange-entries.ts'
import { fieldOfEntry } from './field-of-entry.ts'
import type { BuildInput, LeadFormInput } from './form-input.ts'
import type { FormEntry } from './form-entry.ts'
import { defaultSettings } from './form-settings.ts'
import { leadEvent } from './lead-event.ts'
import type { LeadField, LeadForm } from './lead-form.ts'
import { defaultForms } from './default-forms/default-forms.ts'
import * as texts from './texts.ts'

/** A form of a site, about a vehicle or about nothing yet. locations §5, Enquiry form; vehicles §2, Test drive dialog */
export function buildLeadForm(input: LeadFormInput): LeadForm {
  const { kind, vehicle, place = null } = input
  const settings = input.settings ?? defaultSettings(kind)
  const usual = defaultForms[kind]
  const built = { ...input, settings, presets: input.presets ?? { dealership: '', budget: '' } }
  return {
    kind,
    place,
    title: (vehicle && usual.titleOfVehicle) || usual.title,
    submitText: settings.submitText || usual.submitText,
    event: leadEvent(kind, vehicle),
    next: settings.next,
    vehicle: vehicle
      ? {
          id: vehicle.id,
          name: vehicleTitle(vehicle),
          image: vehicle.images.find(({ isVideo }) => !isVideo)?.image.thumb.url ?? null,
        }
      : null,
    steps: getSteps(arrangeEntries(settings, usual), built),
  }
}

/** A step without fields is none. */
function getSteps(entries: readonly FormEntry[], input: BuildInput): LeadForm['steps'] {
  const steps: LeadForm['steps'] = [{ title: texts.yourDetails, note: '', fields: [] }]
  const taken = new Set<string>()
  for (const entry of entries) {
    if (entry.field === 'step') {
      steps.push({ title: entry.label || texts.stepLength({ length: steps.length + 1 }), note: entry.help, fields: [] })
      continue
    }
    const field = fieldOfEntry(entry, input)
    if (field && canBeAsked(field))
      steps.at(-1)?.fields.push(begun({ ...field, name: freeName(field.name, taken) }, input))
  }
  const { testDriveTerms } = input.site.config.forms
  return steps
    .filter(({ fields }) => fields.length > 0)
    .map((step) =>
      step.fields.some(({ control }) => control === 'time') ? { ...step, note: step.note || testDriveTerms } : step,
    )
}

/** A question needs words, and a list something to choose. */
const canBeAsked = ({ label, control, options }: LeadField): boolean =>
  label.trim() !== '' && (options.length > 0 || (control !== 'select' && control !== 'choices'))

/** Two questions of the same words are two answers. */
function freeName(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? `${name}_${taken.size}` : name
  taken.add(free)
  return free
}

function begun(field: LeadField, { presets, vehicle }: BuildInput): LeadField {
  const price = vehicle && currentPrice(vehicle)
  const dollars = price ? Math.round(dollarsFromCents(price)) : null
  // Nobody waits for a vehicle to cost more than it does.
  if (field.name === 'target_price' && dollars !== null)
    return { ...field, quickPicks: field.quickPicks.filter((pick) => pick < dollars) }
  if (field.name !== 'vehiclePriceBudget') return field
  const budget = readMoneyWithinLimits(presets.budget) ?? dollars
  return { ...field, initial: budget === null ? '' : budget.toLocaleString('en-AU') }
}
