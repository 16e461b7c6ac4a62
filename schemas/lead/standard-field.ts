import type { LeadFieldName } from './form-entry.ts'
import type { LeadField } from './lead-form.ts'

export const blankField = {
  hint: '',
  required: false,
  missing: '',
  maxLength: 120,
  autoComplete: 'off',
  options: [],
  initial: '',
} as const satisfies Partial<LeadField>

/** What is chosen is what is said. */
export const optionsOf = (values: readonly string[]): LeadField['options'] =>
  values.map((value) => ({ value: value.slice(0, 120), label: value }))

type Standard = Partial<LeadField> & Pick<LeadField, 'control' | 'label'>

/** The lead's own fields with their words. locations §3 and §5 */
export const standardFields: Record<LeadFieldName, Standard> = {
  name: {
    control: 'text',
    label: 'First Name',
    required: true,
    missing: 'Please enter your first name.',
    autoComplete: 'given-name',
  },
  last_name: {
    control: 'text',
    label: 'Last Name',
    missing: 'Please enter your last name.',
    autoComplete: 'family-name',
  },
  postcode: {
    control: 'postcode',
    label: 'Postcode',
    required: true,
    missing: 'Invalid postcode. Please enter a 4-digit number.',
    maxLength: 4,
    autoComplete: 'postal-code',
  },
  phone: {
    control: 'tel',
    label: 'Mobile Number',
    required: true,
    missing: 'Please enter your mobile number.',
    maxLength: 40,
    autoComplete: 'tel',
  },
  email: {
    control: 'email',
    label: 'Email Address',
    required: true,
    missing: 'Please enter your email address.',
    maxLength: 200,
    autoComplete: 'email',
  },
  category: {
    control: 'select',
    label: 'What is it about?',
    required: true,
    missing: 'Please choose what it is about.',
  },
  location: {
    control: 'select',
    label: 'Dealership location',
    required: true,
    missing: '*Please select a dealership location',
  },
  Rego: { control: 'text', label: 'Rego', missing: 'Please enter your rego.', maxLength: 12 },
  additional_services: {
    control: 'choices',
    label: 'Additional services',
    missing: 'Please choose an additional service.',
    options: optionsOf(['Pick-up and delivery', 'Loan car', 'Wheel alignment', 'Brake check', 'Wash and vacuum']),
  },
  vehiclePriceBudget: {
    control: 'number',
    label: 'Vehicle price budget',
    hint: 'In dollars.',
    missing: 'Please enter your budget.',
    maxLength: 20,
  },
  message: { control: 'textarea', label: 'Comments', missing: 'Please enter your comments.', maxLength: 5_000 },
  starts_at: { control: 'time', label: 'Date and time', maxLength: 40 },
  opt_in: { control: 'checkbox', label: '' },
  terms: {
    control: 'checkbox',
    label: '',
    required: true,
    missing: 'You must agree to the terms of use before submitting the form.',
    initial: false,
  },
}
