import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** What a shopper agreed to or left out, in which words, when and where. Nobody changes it afterwards. */
export const consents: CollectionConfig = tenantCollection({
  slug: 'consents',
  event: null,
  labels: { singular: 'Consent', plural: 'Consents' },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-given_at',
  indexes: [{ fields: ['tenant', 'given_at'] }],
  admin: {
    group: 'Leads',
    useAsTitle: 'wording',
    defaultColumns: ['purpose', 'given', 'wording', 'how', 'lead', 'given_at'],
    description: 'What shoppers agreed to in forms, and what they left unticked, with the wording at that time.',
  },
  fields: [
    ...row(
      {
        name: 'purpose',
        type: 'select',
        required: true,
        options: [
          { value: 'news', label: 'News and offers' },
          { value: 'terms', label: 'Terms of use' },
        ],
      },
      {
        name: 'given',
        type: 'checkbox',
        label: 'Agreed',
        admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
      },
      {
        name: 'how',
        type: 'select',
        label: 'How',
        options: [
          { value: 'by-default', label: 'Left at the default' },
          { value: 'by-hand', label: 'Changed by the shopper' },
        ],
      },
    ),
    { name: 'wording', type: 'textarea', label: 'Wording', required: true },
    ...row(
      { name: 'version', type: 'text', label: 'Wording version', required: true, maxLength: 40 },
      dateField({ name: 'given_at', label: 'When', withTime: true, required: true }),
    ),
    ...row(
      { name: 'url', type: 'text', label: 'Page' },
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
  ],
})
