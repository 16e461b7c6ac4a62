import type { CollectionConfig } from 'payload'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/** Consents given or declined by a shopper, with wording, time and page. They are never changed afterwards. */
export const consents: CollectionConfig = tenantCollection({
  slug: 'consents',
  event: null,
  labels: { singular: texts.consent, plural: texts.consents },
  access: recordAccess({ read: ['tenant-admin', 'sales'] }),
  defaultSort: '-given_at',
  indexes: [{ fields: ['tenant', 'given_at'] }],
  admin: {
    group: texts.leads,
    useAsTitle: 'wording',
    defaultColumns: ['purpose', 'given', 'wording', 'how', 'lead', 'given_at'],
    description: texts.consentsDescription,
  },
  fields: [
    ...row(
      {
        name: 'purpose',
        type: 'select',
        required: true,
        options: [
          { value: 'news', label: texts.newsAndOffers },
          { value: 'terms', label: texts.termsOfUse },
        ],
      },
      {
        name: 'given',
        type: 'checkbox',
        label: texts.agreed,
        admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
      },
      {
        name: 'how',
        type: 'select',
        label: texts.how,
        options: [
          { value: 'by-default', label: texts.leftAtTheDefault },
          { value: 'by-hand', label: texts.changedByTheShopper },
        ],
      },
    ),
    { name: 'wording', type: 'textarea', label: texts.wording, required: true },
    ...row(
      { name: 'version', type: 'text', label: texts.wordingVersion, required: true, maxLength: 40 },
      dateField({ name: 'given_at', label: texts.when, withTime: true, required: true }),
    ),
    ...row(
      { name: 'url', type: 'text', label: texts.page },
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    ),
  ],
})
