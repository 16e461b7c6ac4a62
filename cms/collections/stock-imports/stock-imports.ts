import type { CollectionConfig } from 'payload'
import { editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { recordAccess } from '../../access/record-access.ts'
import { dateField } from '../../fields/date.ts'
import { row } from '../../fields/row.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import * as texts from './texts.ts'

const counts = ['read', 'created', 'updated', 'unchanged', 'rejected', 'sold', 'withdrawn'] as const

/** One stock import with each rejected or changed row. Only the importer writes it. */
export const stockImports: CollectionConfig = tenantCollection({
  slug: 'stock-imports',
  event: null,
  labels: { singular: texts.stockImport, plural: texts.stockImports },
  access: recordAccess({ read: everyone }),
  defaultSort: '-createdAt',
  admin: {
    hidden: shownTo(...editors),
    group: texts.stock,
    useAsTitle: 'file_name',
    defaultColumns: ['file_name', 'feed', 'status', 'read', 'created', 'updated', 'rejected', 'createdAt'],
    description: texts.stockImportsDescription,
  },
  fields: [
    ...row(
      { name: 'file_name', type: 'text', label: texts.file, required: true },
      { name: 'format', type: 'text' },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'running',
        options: [
          { value: 'running', label: texts.running },
          { value: 'done', label: texts.done },
          { value: 'failed', label: texts.failed },
        ],
      },
    ),
    {
      name: 'feed',
      type: 'relationship',
      relationTo: 'stock-feeds',
      index: true,
      admin: { description: texts.emptyIfAFileWasImportedManually },
    },
    ...row(
      dateField({ name: 'started_at', label: texts.started, withTime: true }),
      dateField({ name: 'finished_at', label: texts.finished, withTime: true }),
    ),
    ...row(...counts.map((name) => ({ name, type: 'number' as const, defaultValue: 0, min: 0 }))),
    {
      name: 'kept',
      type: 'number',
      label: texts.lockedFieldsKept,
      defaultValue: 0,
      min: 0,
      admin: { description: texts.lockedFieldsKeptDescription },
    },
    { name: 'failure', type: 'textarea', label: texts.error },
    { name: 'report_file', type: 'text', label: texts.reportPathOnTheServer },
    {
      name: 'rows',
      type: 'json',
      label: texts.rows,
      admin: { components: { Field: '/admin/fields/import-rows-field.tsx#ImportRowsField' } },
    },
  ],
})
