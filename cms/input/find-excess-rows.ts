import type { FlattenedBlock, FlattenedField } from 'payload'
import { documentLimits } from '#schemas/page/document-limits.ts'
import type { FieldProblem } from '../refusal.ts'
import { isFields } from './check-where.ts'
import * as texts from './texts.ts'

interface DocumentSchema {
  fields: readonly FlattenedField[]
  /** The blocks of the config by slug. */
  blocks: Readonly<Record<string, FlattenedBlock>>
}

interface Part {
  fields: readonly FlattenedField[]
  value: unknown
  path: string
}

/**
 * The first list with more rows than its `maxRows`, or than `documentLimits.listRows`, or at which all lists together have too many; null if
 * there is none. An empty row counts as any other: Payload fills in its fields. Never recurses and ends at the first problem, so its cost is
 * bounded for any input.
 */
export function findExcessRows(document: unknown, { fields, blocks }: DocumentSchema): FieldProblem | null {
  const left: Part[] = [{ fields, value: document, path: '' }]
  let counted = 0
  for (let part = left.pop(); part; part = left.pop()) {
    if (!isFields(part.value)) continue
    for (const field of part.fields) {
      if (!Object.hasOwn(part.value, field.name)) continue
      const value = part.value[field.name]
      const path = `${part.path}${field.name}`
      if (isList(field) && Array.isArray(value)) {
        const most = 'maxRows' in field && field.maxRows !== undefined ? field.maxRows : documentLimits.listRows
        if (value.length > most) return { path, message: describeExcess(field, { count: value.length, most }) }
        if (field.type !== 'array' && field.type !== 'blocks') continue
        counted += value.length
        if (counted > documentLimits.rows) return { path, message: describeTotal(field) }
        for (const [index, row] of value.entries()) {
          left.push({ fields: listRowFields(field, row, blocks), value: row, path: `${path}.${index}.` })
        }
      } else if ('flattenedFields' in field) left.push({ fields: field.flattenedFields, value, path: `${path}.` })
    }
  }
  return null
}

type ListField = Extract<FlattenedField, { type: 'array' | 'blocks' } | { hasMany?: boolean }>

const isList = (field: FlattenedField): field is ListField =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)

function listRowFields(field: ListField, row: unknown, blocks: DocumentSchema['blocks']): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  const slug = isFields(row) ? row['blockType'] : undefined
  return typeof slug === 'string' && Object.hasOwn(blocks, slug) ? (blocks[slug]?.flattenedFields ?? []) : []
}

function describeExcess(field: ListField, { count, most }: { count: number; most: number }): string {
  const rows = findText('labels' in field ? field.labels?.plural : undefined)?.toLowerCase() ?? texts.entries
  return texts.thisListHoldsTooMuch({ list: getLabel(field), count: format(count), rows, most: format(most) })
}

const describeTotal = (field: ListField): string =>
  texts.theListsHoldTooMuch({ list: getLabel(field), most: format(documentLimits.rows) })

const getLabel = (field: ListField): string => findText(field.label) ?? field.name

const findText = (label: unknown): string | null => (typeof label === 'string' && label !== '' ? label : null)

const format = (count: number): string => count.toLocaleString('en-AU')
