import type { Location } from '../location/location.ts'
import { uniqueLocations } from '../location/unique-locations.ts'
import type { Site } from '../tenant/site.ts'
import type { VehicleForm } from '../vehicle/action-path.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { leadEvent } from './lead-event.ts'
import type { LeadField, LeadForm } from './lead-form.ts'

interface LeadFormInput {
  kind: VehicleForm
  vehicle: Vehicle | null
  site: Pick<Site, 'config'>
  locations: readonly Location[]
}

/** A form of a site, about a vehicle or about nothing yet. spec/locations-forms-finance.md §5, Enquiry form; spec/vehicles.md §2, Test drive dialog */
export function buildLeadForm(input: LeadFormInput): LeadForm {
  const { kind, vehicle, site } = input
  const { forms } = site.config
  return {
    kind,
    ...words(kind, vehicle),
    event: leadEvent(kind, vehicle),
    vehicle: vehicle
      ? {
          id: vehicle.id,
          name: vehicleTitle(vehicle),
          image: vehicle.images.find(({ isVideo }) => !isVideo)?.image.thumb.url ?? null,
        }
      : null,
    steps: [
      { title: 'Your details', note: '', fields: [...contact, ...questions(input), ...consents(input)] },
      ...(kind === 'test-drive'
        ? [{ title: 'Test Drive Booking Date', note: forms.testDriveTerms, fields: [time] }]
        : []),
    ],
  }
}

function words(kind: VehicleForm, vehicle: Vehicle | null): { title: string; submitText: string } {
  switch (kind) {
    case 'enquiry':
      return { title: vehicle ? 'Enquire Now' : 'Contact Us', submitText: 'Send Enquiry' }
    case 'test-drive':
      return { title: 'Book a Test Drive', submitText: 'Book a Test Drive' }
    case 'request-photos':
      return { title: 'Request Photos', submitText: 'Request Photos' }
    case 'finance':
      return { title: 'Finance Enquiry', submitText: 'Send Enquiry' }
  }
}

const blank = { required: false, missing: '', maxLength: 120, autoComplete: 'off', options: [], initial: '' }

/** In the order of spec/locations-forms-finance.md §3, Short lead form. */
const contact: LeadField[] = [
  {
    ...blank,
    name: 'name',
    control: 'text',
    label: 'First Name',
    required: true,
    missing: 'Please enter your first name.',
    autoComplete: 'given-name',
  },
  { ...blank, name: 'last_name', control: 'text', label: 'Last Name', autoComplete: 'family-name' },
  {
    ...blank,
    name: 'postcode',
    control: 'postcode',
    label: 'Postcode',
    required: true,
    missing: 'Invalid postcode. Please enter a 4-digit number.',
    maxLength: 4,
    autoComplete: 'postal-code',
  },
  {
    ...blank,
    name: 'phone',
    control: 'tel',
    label: 'Mobile Number',
    required: true,
    missing: 'Please enter your mobile number.',
    maxLength: 40,
    autoComplete: 'tel',
  },
  {
    ...blank,
    name: 'email',
    control: 'email',
    label: 'Email Address',
    required: true,
    missing: 'Please enter your email address.',
    maxLength: 200,
    autoComplete: 'email',
  },
]

const time: LeadField = { ...blank, name: 'starts_at', control: 'time', label: 'Date and time', maxLength: 40 }

function questions({ kind, vehicle, site, locations }: LeadFormInput): LeadField[] {
  // 'Request Photos' sends a message of its own.
  const asksWords = kind !== 'request-photos'
  const isDemanded = kind === 'enquiry' && site.config.forms.commentsRequired
  const places = pickable(kind, vehicle, locations)
  return [
    ...(kind === 'enquiry' && !vehicle ? [category] : []),
    ...(places.length > 1 ? [picker(places)] : []),
    ...(asksWords
      ? [
          {
            ...blank,
            name: 'message' as const,
            control: 'textarea' as const,
            label: kind === 'test-drive' ? 'Message' : 'Comments',
            required: isDemanded,
            missing: isDemanded ? 'Please enter your comments.' : '',
            maxLength: 5_000,
          },
        ]
      : []),
  ]
}

const categories = ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts']

const category: LeadField = {
  ...blank,
  name: 'category',
  control: 'select',
  label: 'What is it about?',
  required: true,
  missing: 'Please choose what it is about.',
  options: categories.map((value) => ({ value, label: value })),
  initial: 'General Enquiry',
}

const picker = (places: readonly Location[]): LeadField => ({
  ...blank,
  name: 'location',
  control: 'select',
  label: 'Dealership location',
  required: true,
  missing: '*Please select a dealership location',
  options: places.map(({ id, name }) => ({ value: String(id), label: name })),
})

/** The vehicle says where it is; a test drive may be had where the vehicle is brought to, everything else anywhere. */
function pickable(kind: VehicleForm, vehicle: Vehicle | null, locations: readonly Location[]): Location[] {
  const sales = uniqueLocations(locations.filter(({ location_type: type }) => type === 'sales'))
  if (!vehicle) return sales
  if (kind !== 'test-drive') return []
  const own = locations.find(({ id }) => id === vehicle.location_id)
  const reached = new Set([own?.id, ...(own?.distribution_locations ?? [])])
  return reached.size > 1 ? locations.filter(({ id }) => reached.has(id)) : []
}

function consents({ vehicle, site }: LeadFormInput): LeadField[] {
  const { optInText, vehicleOptInText, optInInitially, terms } = site.config.forms
  const optIn: LeadField = {
    ...blank,
    name: 'opt_in',
    control: 'checkbox',
    label: vehicle ? vehicleOptInText : optInText,
    initial: optInInitially,
  }
  const agreed: LeadField = {
    ...blank,
    name: 'terms',
    control: 'checkbox',
    label: terms,
    required: true,
    missing: 'You must agree to the terms of use before submitting the form.',
    initial: false,
  }
  return terms.trim() === '' ? [optIn] : [optIn, agreed]
}
