import type { FlattenedField, SanitizedConfig } from 'payload'
import { orderStep, type ValuePath } from '#schemas/page/list-changes.ts'
import { readRows, type Row } from '#schemas/page/row.ts'
import { isFields } from '#schemas/page/same-value.ts'
import * as texts from './texts.ts'

interface PathInput {
  config: SanitizedConfig
  fields: FlattenedField[]
  path: ValuePath
  /** Versions of the document that contain the rows of the path. */
  versions: readonly Record<string, unknown>[]
}

/** The label of a value for staff: `Blocks › Hero (block 2) › Heading`. */
export function describePath({ config, fields, path, versions }: PathInput): string {
  const words: string[] = []
  let known: FlattenedField[] = fields
  let field: FlattenedField | undefined
  let values: unknown[] = [...versions]
  for (const step of path) {
    if (step === orderStep) words.push(texts.order)
    else if (step.startsWith('#')) {
      const found = findRow(values, step.slice(1))
      const block = found && config.blocks?.find(({ slug }) => slug === found.row['blockType'])
      words.push(nameRow({ field, block: block && findText(block.labels?.singular), place: found?.place }))
      known = block ? block.flattenedFields : listFields(field)
      values = values.map((value) => readRows(value)?.find(({ id }) => id === step.slice(1)))
    } else {
      field = known.find(({ name }) => name === step)
      words.push(findText(field && 'label' in field ? field.label : undefined) ?? capitalise(step))
      known = listFields(field)
      values = values.map((value) => (isFields(value) ? value[step] : undefined))
    }
  }
  return words.join(' › ')
}

function findRow(values: unknown[], id: string): { row: Row; place: number } | null {
  for (const value of values) {
    const rows = readRows(value) ?? []
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (row) return { row, place: index + 1 }
  }
  return null
}

function nameRow({ field, block, place }: { field?: FlattenedField; block?: string | null; place?: number }): string {
  const number = place === undefined ? '' : ` ${place}`
  if (block) return `${block} (block${number})`
  const singular = field?.type === 'array' ? findText(field.labels?.singular) : null
  return `${singular ?? texts.row}${number}`
}

const listFields = (field: FlattenedField | undefined): FlattenedField[] =>
  field && 'flattenedFields' in field ? field.flattenedFields : []

const findText = (label: unknown): string | null => (typeof label === 'string' && label !== '' ? label : null)

const capitalise = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
