import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { readCmsEnv } from '../env.ts'
import { adminBlocks } from '../publishing/admin-blocks.ts'

/** Labels of fields, tabs and groups in the path of an error message, in order. */
const labelsOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => [
    ...('label' in field && typeof field.label === 'string' ? [field.label] : []),
    ...('fields' in field ? labelsOf(field.fields) : []),
    ...('tabs' in field
      ? field.tabs.flatMap((tab) => [typeof tab.label === 'string' ? tab.label : '', ...labelsOf(tab.fields)])
      : []),
  ])

const all = [...collections(readCmsEnv({ FORECOURT_CONFIG_ONLY: 'true' })), ...adminBlocks()]

test.each(all.map(({ slug, fields }) => ({ slug, labels: labelsOf(fields) })))(
  'no label of $slug has a comma: "The following fields are invalid: …" tells them apart by commas',
  ({ labels }) => expect(labels.filter((label) => label.includes(','))).toEqual([]),
)
