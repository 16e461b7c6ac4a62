import type { Field } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

/** Written only by the worker, which overrides access. */
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
    moment('last_received_at', texts.lastReceived),
    moment('last_imported_at', texts.lastImported),
    moment('last_failed_at', texts.lastFailed),
  ),
  {
    name: 'last_failure',
    type: 'textarea',
    label: texts.lastError,
    access: written,
    admin: { readOnly: true, condition: () => false },
  },
  { ...moment('last_looked_at', texts.lastChecked) },
  kept('etag'),
  kept('last_modified'),
]
