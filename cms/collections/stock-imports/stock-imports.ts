import type { CollectionConfig } from 'payload'
import { everyone } from '../../access/collection-access.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'

const counts = ['read', 'created', 'updated', 'unchanged', 'rejected', 'sold', 'withdrawn'] as const

/** One run of a stock import and what became of each row that did not pass as it stood. Written by the importer alone. */
export const stockImports: CollectionConfig = tenantCollection({
  slug: 'stock-imports',
  event: null,
  labels: { singular: 'Stock import', plural: 'Stock imports' },
  access: recordAccess({ read: everyone }),
  defaultSort: '-createdAt',
  admin: {
    group: 'Stock',
    useAsTitle: 'file_name',
    defaultColumns: ['file_name', 'feed', 'status', 'read', 'created', 'updated', 'rejected', 'createdAt'],
    description: 'Results of each import, with every rejected or changed row and the reason.',
  },
  fields: [
    ...row(
      { name: 'file_name', type: 'text', label: 'File', required: true },
      { name: 'format', type: 'text' },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'running',
        options: [
          { value: 'running', label: 'Running' },
          { value: 'done', label: 'Done' },
          { value: 'failed', label: 'Failed' },
        ],
      },
    ),
    {
      name: 'feed',
      type: 'relationship',
      relationTo: 'stock-feeds',
      index: true,
      admin: { description: 'Empty if a file was imported manually.' },
    },
    ...row(
      dateField({ name: 'started_at', label: 'Started', withTime: true }),
      dateField({ name: 'finished_at', label: 'Finished', withTime: true }),
    ),
    ...row(...counts.map((name) => ({ name, type: 'number' as const, defaultValue: 0, min: 0 }))),
    {
      name: 'kept',
      type: 'number',
      label: 'Locked fields kept',
      defaultValue: 0,
      min: 0,
      admin: { description: 'Values that were not imported because staff have locked the field.' },
    },
    { name: 'failure', type: 'textarea', label: 'Error' },
    { name: 'report_file', type: 'text', label: 'Report path on the server' },
    {
      name: 'rows',
      type: 'json',
      label: 'Rows',
      admin: { components: { Field: '/admin/fields/import-rows-field.tsx#ImportRowsField' } },
    },
  ],
})
