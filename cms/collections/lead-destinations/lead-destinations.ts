import type { CollectionConfig } from 'payload'
import { destinationKinds } from '#schemas/lead/destination.ts'
import { admins, collectionAccess } from '../../access/collection-access.ts'
import { nobody } from '../../access/nobody.ts'
import { leadFilter } from '../../fields/lead-filter.ts'
import { row } from '../../fields/row.ts'
import { secretField } from '../../fields/secret.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { checkMailboxes, cleanMailboxes, checkServer } from './check-address.ts'
import { checkSecret } from './check-secret.ts'
import { isByMail } from './is-by-mail.ts'
import { sealSecret } from './seal-secret.ts'
import * as texts from './texts.ts'

const kindLabels: Record<(typeof destinationKinds)[number], string> = {
  email: texts.email,
  'adf-email': texts.adfXmlByEmail,
  'adf-http': texts.adfXmlByHttp,
  webhook: texts.webhook,
}

/** External destinations of a site's leads. */
export const leadDestinations: CollectionConfig = tenantCollection({
  slug: 'lead-destinations',
  event: null,
  uniqueBy: ['name'],
  labels: { singular: texts.leadDestination, plural: texts.leadDestinations },
  access: collectionAccess({ read: ['tenant-admin', 'sales'], create: admins, update: admins, delete: admins }),
  defaultSort: 'name',
  admin: {
    group: texts.leads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'active', 'categories', 'locations'],
    description: texts.leadDestinationsDescription,
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
      label: texts.emailAddresses,
      validate: checkMailboxes,
      hooks: { beforeValidate: [cleanMailboxes] },
      admin: {
        condition: (_data, sibling) => isByMail(sibling),
        placeholder: 'leads@example.com',
        description: texts.emailAddressesDescription,
      },
    },
    {
      name: 'url',
      type: 'text',
      label: texts.serverUrl,
      maxLength: 2_000,
      validate: checkServer,
      admin: {
        condition: (_data, sibling) => !isByMail(sibling),
        placeholder: 'https://crm.example.com/leads',
        description: texts.serverUrlDescription,
      },
    },
    secretField({
      name: 'secret',
      label: texts.signingSecret,
      kept: 'has_secret',
      whenKept: texts.aSecretIsSaved,
      whenNone: texts.sharedWithTheReceiver,
      condition: (_data, sibling) => !isByMail(sibling),
      validate: checkSecret,
    }),
    {
      name: 'vendor',
      type: 'text',
      label: texts.dealerCode,
      maxLength: 120,
      admin: {
        condition: (_data, { kind }) => kind === 'adf-email' || kind === 'adf-http',
        description: texts.dealerCodeDescription,
      },
    },
    // Written only by a hook, which seals it with `cms/secrets`.
    { name: 'secret_sealed', type: 'text', hidden: true, access: { create: nobody, read: nobody, update: nobody } },
    {
      name: 'has_secret',
      type: 'checkbox',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    ...leadFilter({ categories: texts.onlyTheseCategories, locations: texts.onlyTheseLocations }),
  ],
})
