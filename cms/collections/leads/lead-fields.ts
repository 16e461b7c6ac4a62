import type { Field } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'

/** Who wrote, and what about. */
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
    { name: 'name', type: 'text', label: 'First name', maxLength: 120 },
    { name: 'last_name', type: 'text', label: 'Last name', maxLength: 120 },
  ),
  ...row(
    { name: 'email', type: 'text', label: 'Email', maxLength: 200 },
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'postcode', type: 'text', maxLength: 8 },
  ),
  ...row(
    { name: 'category', type: 'text', required: true, index: true, defaultValue: 'General Enquiry' },
    { name: 'subcategory', type: 'text' },
  ),
  { name: 'message', type: 'textarea', maxLength: 10_000 },
  {
    name: 'answers',
    type: 'json',
    label: 'Other form answers',
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
  { name: 'notes', type: 'textarea', label: 'Internal notes', maxLength: 10_000 },
]

/** What became of it, and what the shopper agreed to. */
export const outcomeFields: Field[] = [
  { name: 'ways', type: 'ui', admin: { components: { Field: '/admin/leads/lead-deliveries.tsx#LeadDeliveries' } } },
  { name: 'consents', type: 'ui', admin: { components: { Field: '/admin/leads/lead-consents.tsx#LeadConsents' } } },
  { name: 'person', type: 'ui', admin: { components: { Field: '/admin/leads/person-data.tsx#PersonData' } } },
]

const erasedField = dateField({
  name: 'erased_at',
  label: 'Erased',
  withTime: true,
  access: { create: nobody, update: nobody },
})

/** From which form, page and browser it came, and how its vehicle was then. */
export const originFields: Field[] = [
  ...row(
    { name: 'opt_in', type: 'checkbox', label: 'Accepts marketing' },
    { name: 'opt_in_words', type: 'text', label: 'Wording', admin: { readOnly: true } },
  ),
  ...row(
    { name: 'kind', type: 'text', label: 'Form', admin: { readOnly: true } },
    { name: 'source', type: 'text', defaultValue: 'Website' },
  ),
  { name: 'url', type: 'text', label: 'Sent from' },
  { name: 'user_agent', type: 'text', label: 'Browser' },
  ...row(
    { name: 'stock_number', type: 'text', label: 'Stock number' },
    { name: 'car_type', type: 'text', label: 'New or used' },
    { name: 'vehicle_status', type: 'text', label: 'Status at the time' },
  ),
  dataField({ name: 'lead_attributes', label: 'Other page data' }),
  { ...erasedField, admin: { ...erasedField.admin, condition: (_data, lead) => Boolean(lead['erased_at']) } },
]
