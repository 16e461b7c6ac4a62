import type { CollectionConfig } from 'payload'
import { messageChannels, messageStates } from '#schemas/message/message.ts'
import { admins } from '../../access/collection-access.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { row } from '../../fields/row.ts'
import { announceNew } from '../../outbox/announce-new.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

/** What a site sends to shoppers and staff. Where no provider is set, it is kept to be read here; what was sent keeps no words. */
export const messages: CollectionConfig = tenantCollection({
  slug: 'messages',
  event: null,
  labels: { singular: 'Message', plural: 'Messages' },
  access: recordAccess({ read: admins, delete: admins }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  hooks: { afterChange: [announceNew('message.created')] },
  admin: {
    group: 'Customers',
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'channel', 'state', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: 'Messages sent by the site. Without an email or SMS provider, messages are only stored here.',
  },
  fields: [
    { name: 'code', type: 'ui', admin: { components: { Field: '/admin/messages/copy-code.tsx#CopyCode' } } },
    ...row(
      {
        name: 'channel',
        type: 'select',
        required: true,
        options: messageChannels.map((value) => ({ value, label: value === 'sms' ? 'SMS' : 'Email' })),
      },
      { name: 'to', type: 'text', required: true, maxLength: 240 },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        options: messageStates.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
      },
    ),
    {
      name: 'subject',
      type: 'text',
      maxLength: 240,
      admin: { components: { Cell: '/admin/messages/subject-cell.tsx#SubjectCell' } },
    },
    { name: 'text', type: 'textarea', label: 'Text' },
    { name: 'html', type: 'textarea', label: 'HTML', admin: { hidden: true } },
    dataField({ name: 'headers', label: 'Headers', hidden: true }),
    dataField({ name: 'attachments', label: 'Attachments', hidden: true }),
    { name: 'last_words', type: 'text', label: 'Provider response' },
  ],
})
