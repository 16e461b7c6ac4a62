import { emailText, phoneField } from '../../fields/contact.ts'
import type { Field } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

/** The contact and the subject of a lead. */
export const enquiryFields: Field[] = [
  {
    name: 'reach',
    type: 'ui',
    admin: {
      components: { Field: '/admin/leads/contact-actions.tsx#ContactActions' },
      condition: (_data, _sibling, { operation }) => operation !== 'create',
    },
  },
  ...row(
    { name: 'name', type: 'text', label: texts.firstName, maxLength: 120 },
    { name: 'last_name', type: 'text', label: texts.lastName, maxLength: 120 },
  ),
  ...row(emailText, phoneField(), { name: 'postcode', type: 'text', maxLength: 8 }),
  ...row(
    { name: 'category', type: 'text', required: true, index: true, defaultValue: texts.generalEnquiry },
    { name: 'subcategory', type: 'text' },
  ),
  { name: 'message', type: 'textarea', maxLength: 10_000 },
  {
    name: 'answers',
    type: 'json',
    label: texts.otherFormAnswers,
    admin: { components: { Field: '/admin/leads/form-answer-list.tsx#AnswerList' } },
  },
  ...row(
    { name: 'vehicle', type: 'relationship', relationTo: 'vehicles' },
    { name: 'location', type: 'relationship', relationTo: 'locations' },
  ),
  ...row(
    { name: 'dealership', type: 'relationship', relationTo: 'dealerships' },
    { name: 'shopper', type: 'relationship', relationTo: 'shoppers' },
  ),
  { name: 'notes', type: 'textarea', label: texts.internalNotes, maxLength: 10_000 },
]

/** The lead's status, and the shopper's consents. */
export const outcomeFields: Field[] = [
  { name: 'ways', type: 'ui', admin: { components: { Field: '/admin/leads/lead-deliveries.tsx#LeadDeliveries' } } },
  { name: 'consents', type: 'ui', admin: { components: { Field: '/admin/leads/lead-consents.tsx#LeadConsents' } } },
  { name: 'person', type: 'ui', admin: { components: { Field: '/admin/leads/person-data.tsx#PersonData' } } },
]

const erasedField = dateField({
  name: 'erased_at',
  label: texts.erased,
  withTime: true,
  access: { create: nobody, update: nobody },
})

/** Source form, page and browser of the lead, and its vehicle's data at that time. */
export const originFields: Field[] = [
  ...row(
    { name: 'opt_in', type: 'checkbox', label: texts.acceptsMarketing },
    { name: 'opt_in_words', type: 'text', label: texts.wording, admin: { readOnly: true } },
  ),
  ...row(
    { name: 'kind', type: 'text', label: texts.form, admin: { readOnly: true } },
    { name: 'source', type: 'text', defaultValue: texts.website },
  ),
  { name: 'url', type: 'text', label: texts.sentFrom },
  { name: 'user_agent', type: 'text', label: texts.browser },
  ...row(
    { name: 'stock_number', type: 'text', label: texts.stockNumber },
    { name: 'car_type', type: 'text', label: texts.newOrUsed },
    { name: 'vehicle_status', type: 'text', label: texts.statusAtTheTime },
  ),
  dataField({ name: 'lead_attributes', label: texts.otherPageData }),
  { ...erasedField, admin: { ...erasedField.admin, condition: (_data, lead) => Boolean(lead['erased_at']) } },
]
