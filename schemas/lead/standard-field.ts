import type { LeadFieldName } from './form-entry.ts'
import type { LeadField } from './lead-form.ts'
import * as texts from './texts.ts'

export const blankField = {
  hint: '',
  required: false,
  missing: '',
  maxLength: 120,
  autoComplete: 'off',
  options: [],
  quickPicks: [],
  initial: '',
} as const satisfies Partial<LeadField>

/** Label and value are the same. */
export const toOptions = (values: readonly string[]): LeadField['options'] =>
  values.map((value) => ({ value: value.slice(0, 120), label: value }))

type Standard = Partial<LeadField> & Pick<LeadField, 'control' | 'label'>

/** The lead's own fields with their labels. locations §3 and §5 */
export const standardFields: Record<LeadFieldName, Standard> = {
  name: {
    control: 'text',
    label: texts.firstName,
    required: true,
    missing: texts.pleaseEnterYourFirstName,
    autoComplete: 'given-name',
  },
  last_name: {
    control: 'text',
    label: texts.lastName,
    missing: texts.pleaseEnterYourLastName,
    autoComplete: 'family-name',
  },
  postcode: {
    control: 'postcode',
    label: texts.postcode,
    required: true,
    missing: texts.invalidPostcode,
    maxLength: 4,
    autoComplete: 'postal-code',
  },
  phone: {
    control: 'tel',
    label: texts.mobileNumber,
    required: true,
    missing: texts.pleaseEnterYourMobileNumber,
    maxLength: 40,
    autoComplete: 'tel',
  },
  email: {
    control: 'email',
    label: texts.emailAddress,
    required: true,
    missing: texts.pleaseEnterYourEmailAddress,
    maxLength: 200,
    autoComplete: 'email',
  },
  category: {
    control: 'select',
    label: texts.whatIsItAbout,
    required: true,
    missing: texts.pleaseChooseWhatItIsAbout,
  },
  location: {
    control: 'select',
    label: texts.dealershipLocation,
    required: true,
    missing: texts.pleaseSelectADealershipLocation,
  },
  Rego: { control: 'text', label: texts.rego, missing: texts.pleaseEnterYourRego, maxLength: 12 },
  additional_services: {
    control: 'choices',
    label: texts.additionalServices,
    missing: texts.pleaseChooseAnAdditionalService,
    options: toOptions([
      texts.pickUpAndDelivery,
      texts.loanCar,
      texts.wheelAlignment,
      texts.brakeCheck,
      texts.washAndVacuum,
    ]),
  },
  vehiclePriceBudget: {
    control: 'money',
    label: texts.vehiclePriceBudget,
    missing: texts.pleaseEnterYourBudget,
    maxLength: 20,
  },
  message: { control: 'textarea', label: texts.comments, missing: texts.pleaseEnterYourComments, maxLength: 5_000 },
  starts_at: { control: 'time', label: texts.dateAndTime, maxLength: 40 },
  opt_in: { control: 'checkbox', label: '' },
  terms: {
    control: 'checkbox',
    label: '',
    required: true,
    missing: texts.youMustAgreeToTermsUseBefore,
    initial: false,
  },
}
