import type { Field } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { row } from '../../fields/row.ts'

/** Written by the worker, which asks no access; by nobody else. */
const written = { create: nobody, update: nobody }

const moment = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  access: written,
  admin: { readOnly: true, condition: () => false, date: { pickerAppearance: 'dayAndTime' } },
})

const kept = (name: string): Field => ({ name, type: 'text', hidden: true, access: written })

export const healthFields: Field[] = [
  { name: 'health', type: 'ui', admin: { components: { Field: '/admin/feeds/feed-health.tsx#FeedHealth' } } },
  ...row(
    moment('last_received_at', 'Last received'),
    moment('last_imported_at', 'Last imported'),
    moment('last_failed_at', 'Last failed'),
  ),
  {
    name: 'last_failure',
    type: 'textarea',
    label: 'Last error',
    access: written,
    admin: { readOnly: true, condition: () => false },
  },
  { ...moment('last_looked_at', 'Last checked') },
  kept('etag'),
  kept('last_modified'),
]
