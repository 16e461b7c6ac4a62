import type { CollectionConfig } from 'payload'
import { messageChannels, messageStates } from '#schemas/message/message.ts'
import { admins } from '../../access/collection-access.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dataField } from '../../fields/data.ts'
import { row } from '../../fields/row.ts'
import { announceNew } from '../../outbox/announce-new.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

/**
 * Messages from a site to shoppers and staff. Without a provider, the text is stored for reading in the admin. A sent message keeps no
 * text.
 */
export const messages: CollectionConfig = tenantCollection({
  slug: 'messages',
  event: null,
  labels: { singular: texts.message, plural: texts.messages },
  access: recordAccess({ read: admins, delete: admins }),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['tenant', 'createdAt'] }],
  hooks: { afterChange: [announceNew('message.created')] },
  admin: {
    group: texts.customers,
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'channel', 'state', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: texts.messagesDescription,
  },
  fields: [
    { name: 'code', type: 'ui', admin: { components: { Field: '/admin/messages/copy-code.tsx#CopyCode' } } },
    ...row(
      {
        name: 'channel',
        type: 'select',
        required: true,
        options: messageChannels.map((value) => ({ value, label: value === 'sms' ? texts.sms : texts.email })),
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
    { name: 'text', type: 'textarea', label: texts.text },
    { name: 'html', type: 'textarea', label: texts.html, admin: { hidden: true } },
    dataField({ name: 'headers', label: texts.headers, hidden: true }),
    dataField({ name: 'attachments', label: texts.attachments, hidden: true }),
    { name: 'last_words', type: 'text', label: texts.providerResponse },
  ],
})
