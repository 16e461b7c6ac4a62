import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { date } from '@payloadcms/db-postgres/drizzle/pg-core'
import { versionTable } from '../versions/version-table.ts'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/** Columns of days are of PostgreSQL's type `date` instead of Payload's moments, so that they can hold nothing but a day. decision 262 */
export const storeDaysAsDates: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const { slug, flattenedFields } of adapter.payload.config.collections) {
    for (const field of flattenedFields) {
      if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayOnly') continue
      const column = field.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const own = (name: string) => date(name, { mode: 'string' })
      const table = schema.tables[slug.replaceAll('-', '_')]
      const versions = schema.tables[versionTable(slug)]
      if (table) extendTable({ table, columns: { [field.name]: field.required ? own(column).notNull() : own(column) } })
      if (versions) extendTable({ table: versions, columns: { [`version_${field.name}`]: own(`version_${column}`) } })
    }
  }
  return schema
}
