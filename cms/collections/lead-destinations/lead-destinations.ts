import type { CollectionConfig } from 'payload'
import { destinationKinds } from '#schemas/lead/destination.ts'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { leadFilter } from '../../fields/lead-filter.ts'
import { row } from '../../fields/row.ts'
import { secretField } from '../../fields/secret.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { checkMailboxes, checkServer } from './check-address.ts'
import { checkSecret } from './check-secret.ts'
import { isByMail } from './is-by-mail.ts'
import { sealSecret } from './seal-secret.ts'

const kindLabels: Record<(typeof destinationKinds)[number], string> = {
  email: 'Email',
  'adf-email': 'ADF XML by email',
  'adf-http': 'ADF XML by HTTP',
  webhook: 'Webhook',
}

/** Where a site's leads are delivered, beside the admin. */
export const leadDestinations: CollectionConfig = tenantCollection({
  slug: 'lead-destinations',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: 'Lead destination', plural: 'Lead destinations' },
  access: collectionAccess({ read: ['tenant-admin', 'sales'], create: admins, update: admins, delete: admins }),
  defaultSort: 'name',
  admin: {
    group: 'Leads',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'active', 'categories', 'locations'],
    description: 'Mailboxes and systems that receive leads.',
  },
  hooks: { beforeChange: [sealSecret] },
  fields: [
    {
      name: 'trial',
      type: 'ui',
      admin: { components: { Field: '/admin/leads/send-test-lead.tsx#SendTestLead' } },
    },
    ...row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'email',
        options: destinationKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: { isClearable: false },
      },
      {
        name: 'active',
        type: 'checkbox',
        defaultValue: true,
        admin: { components: { Cell: '/admin/fields/yes-no-cell.tsx#YesNoCell' } },
      },
    ),
    {
      name: 'addresses',
      type: 'text',
      hasMany: true,
      label: 'Email addresses',
      validate: checkMailboxes,
      admin: {
        condition: (_data, sibling) => isByMail(sibling),
        placeholder: 'leads@example.com',
        description: 'Type an address and press Enter. Each address receives every lead. Replies go to the shopper.',
      },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Server URL',
      maxLength: 2_000,
      validate: checkServer,
      admin: {
        condition: (_data, sibling) => !isByMail(sibling),
        placeholder: 'https://crm.example.com/leads',
        description: 'Each lead is sent there by POST. We retry for two days until the response is 2xx.',
      },
    },
    secretField({
      name: 'secret',
      label: 'Signing secret',
      kept: 'has_secret',
      whenKept: 'A secret is saved. It is never shown. A different server needs a new secret.',
      whenNone: 'Shared with the receiver. Requests are signed as described at standardwebhooks.com.',
      condition: (_data, sibling) => !isByMail(sibling),
      validate: checkSecret,
    }),
    {
      name: 'vendor',
      type: 'text',
      label: 'Dealer code',
      maxLength: 120,
      admin: {
        condition: (_data, { kind }) => kind === 'adf-email' || kind === 'adf-http',
        description: 'Sent in the ADF as the vendor id, if the receiving system needs one.',
      },
    },
    // Written by a hook alone, as `cms/secrets` seals it.
    { name: 'secret_sealed', type: 'text', hidden: true, access: { create: nobody, read: nobody, update: nobody } },
    {
      name: 'has_secret',
      type: 'checkbox',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    ...leadFilter({ categories: 'Only these categories', locations: 'Only these locations' }),
  ],
})
