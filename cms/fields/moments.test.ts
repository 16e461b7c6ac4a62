import { flattenAllFields, type Field } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { readCmsEnv } from '../env.ts'
import { adminBlocks } from '../publishing/admin-blocks.ts'

/** Every field with a time, also in groups and lists, by its path. */
const listMoments = (fields: Field[], path = ''): { path: string; input: string }[] =>
  flattenAllFields({ fields }).flatMap((field) => {
    const own = `${path}${field.name}`
    if ('fields' in field) return listMoments(field.fields, `${own}.`)
    if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayAndTime') return []
    return field.admin.readOnly ? [] : [{ path: own, input: JSON.stringify(field.admin.components?.Field ?? null) }]
  })

const all = [...collections(readCmsEnv({ FORECOURT_CONFIG_ONLY: 'true' })), ...adminBlocks()]
const moments = all.flatMap(({ slug, fields }) => listMoments(fields, `${slug}.`))

test('every moment that staff enter is on the clock of its site, not of the browser', () => {
  const paths = moments.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['promos.start', 'promos.expiry', 'prize-draws.ends_at', 'hero.settings.visibility.until']),
  )
  expect(moments.filter(({ input }) => !input.includes('moment-field.tsx#MomentField'))).toEqual([])
})
