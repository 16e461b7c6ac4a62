import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { dateField } from '../../fields/date.ts'
import { moneyField } from '../../fields/money.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** What a shopper's own car was said to be worth. `code` is how the shopper's browser names it. vehicles §7, Valuation adjustments */
export const valuations: CollectionConfig = tenantCollection({
  slug: 'valuations',
  event: null,
  uniqueBy: ['code'],
  labels: { singular: 'Valuation', plural: 'Valuations' },
  access: recordAccess({ read: ['tenant-admin', 'sales'], delete: ['tenant-admin'] }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Sales',
    useAsTitle: 'description',
    defaultColumns: ['description', 'rego', 'low', 'high', 'accepted_at', 'lead', 'createdAt'],
    listSearchableFields: ['description', 'rego'],
    description:
      'Cars that shoppers had valued to trade in or sell. Valuations without a lead are deleted after a week.',
  },
  fields: [
    { name: 'description', type: 'text', label: 'Car', maxLength: 240 },
    ...row(
      { name: 'rego', type: 'text', label: 'Registration', maxLength: 12 },
      { name: 'rego_state', type: 'text', label: 'State', maxLength: 8 },
      { name: 'km', type: 'number', label: 'Kilometres', min: 0 },
      { name: 'year', type: 'number', label: 'Year' },
    ),
    ...row(
      { name: 'make', type: 'text' },
      { name: 'model', type: 'text' },
      { name: 'badge', type: 'text' },
      { name: 'nvic', type: 'text', label: 'NVIC' },
    ),
    ...row(moneyField({ name: 'low', label: 'From' }), moneyField({ name: 'high', label: 'To' })),
    {
      name: 'said',
      type: 'ui',
      admin: { components: { Field: '/admin/valuations/valuation-answers.tsx#ValuationAnswers' } },
    },
    dataField({ name: 'questions', label: 'Questions', hidden: true }),
    dataField({ name: 'answers', label: 'Answers', hidden: true }),
    ...row(
      dateField({ name: 'accepted_at', label: 'Offer accepted', withTime: true }),
      dateField({ name: 'expires_at', label: 'Valid until', withTime: true }),
    ),
    ...row(
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'vehicle', type: 'relationship', relationTo: 'vehicles', label: 'Interested in' },
    ),
    { name: 'code', type: 'text', required: true, maxLength: 60, admin: { hidden: true } },
  ],
})
