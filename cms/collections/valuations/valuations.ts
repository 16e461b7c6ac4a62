import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** The estimated value of a shopper's own car. `code` identifies it to the shopper's browser. vehicles §7, Valuation adjustments */
export const valuations: CollectionConfig = tenantCollection({
  slug: 'valuations',
  event: null,
  uniqueBy: ['code'],
  labels: { singular: texts.valuation, plural: texts.valuations },
  access: recordAccess({ read: ['tenant-admin', 'sales'], delete: ['tenant-admin'] }),
  defaultSort: '-createdAt',
  admin: {
    group: texts.sales,
    useAsTitle: 'description',
    defaultColumns: ['description', 'rego', 'low', 'high', 'accepted_at', 'lead', 'createdAt'],
    listSearchableFields: ['description', 'rego'],
    description: texts.valuationsDescription,
  },
  fields: [
    { name: 'description', type: 'text', label: texts.car, maxLength: 240 },
    ...row(
      { name: 'rego', type: 'text', label: texts.registration, maxLength: 12 },
      { name: 'rego_state', type: 'text', label: texts.state, maxLength: 8 },
      { name: 'km', type: 'number', label: texts.kilometres, min: 0 },
      { name: 'year', type: 'number', label: texts.year },
    ),
    ...row(
      { name: 'make', type: 'text' },
      { name: 'model', type: 'text' },
      { name: 'badge', type: 'text' },
      { name: 'nvic', type: 'text', label: texts.nvic },
    ),
    ...row(moneyField({ name: 'low', label: texts.from }), moneyField({ name: 'high', label: texts.to })),
    {
      name: 'said',
      type: 'ui',
      admin: { components: { Field: '/admin/valuations/valuation-answers.tsx#ValuationAnswers' } },
    },
    dataField({ name: 'questions', label: texts.questions, hidden: true }),
    dataField({ name: 'answers', label: texts.answers, hidden: true }),
    ...row(
      dateField({ name: 'accepted_at', label: texts.offerAccepted, withTime: true }),
      dateField({ name: 'expires_at', label: texts.validUntil, withTime: true }),
    ),
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', label: texts.interestedIn },
    ),
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
  ],
})
