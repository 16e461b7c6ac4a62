import { flattenAllFields, type Field } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { readCmsEnv } from '../env.ts'
import { adminBlocks } from '../publishing/admin-blocks.ts'

/** Every date that is entered, also in groups and lists, by its path. */
const listDates = (fields: Field[], path = ''): { path: string; look: string | undefined; input: string }[] =>
  flattenAllFields({ fields }).flatMap((field) => {
    const own = `${path}${field.name}`
    if ('fields' in field) return listDates(field.fields, `${own}.`)
    if (field.type !== 'date' || isWrittenByPayload.test(own) || field.admin?.readOnly) return []
    const { date, components } = field.admin ?? {}
    return [{ path: own, look: date?.pickerAppearance, input: JSON.stringify(components?.Field ?? null) }]
  })

const isWrittenByPayload = /\.(?:updatedAt|createdAt)$/

const all = [...collections(readCmsEnv({ FORECOURT_CONFIG_ONLY: 'true' })), ...adminBlocks()]
const dates = all.flatMap(({ slug, fields }) => listDates(fields, `${slug}.`))
const listPaths = (look: string) => dates.filter((each) => each.look === look).map(({ path }) => path)
const listPathsOf = (input: string) => dates.filter((each) => each.input.includes(input)).map(({ path }) => path)

test('every moment that staff enter is on the clock of its site, not of the browser', () => {
  expect(listPaths('dayAndTime')).toEqual(
    expect.arrayContaining(['promos.start', 'promos.expiry', 'prize-draws.ends_at', 'hero.settings.visibility.until']),
  )
  expect(listPathsOf('moment-field.tsx#MomentField')).toEqual(listPaths('dayAndTime'))
})

test('campaigns, and sales, are entered by their day', () => {
  const byDay = listPathsOf('"wholeDay"')
  expect(byDay).toEqual(
    expect.arrayContaining(['slider.slides.start', 'hero.settings.visibility.from', 'hero.settings.visibility.until']),
  )
  expect(byDay.filter((path) => !/\.(?:visibility|slides)\./.test(path)).toSorted()).toEqual([
    'prize-draws.ends_at',
    'prize-draws.starts_at',
    'promos.expiry',
    'promos.start',
    'slides.expiry',
    'slides.start',
    'vehicles.sold_at',
  ])
})

test('every day that staff enter is the same in all time zones', () => {
  expect(listPaths('dayOnly').toSorted()).toEqual([
    'pages.articleDate',
    'pages.shownFrom',
    'pages.shownUntil',
    'reviews.reply_date',
    'reviews.review_date',
    'vehicles.build_date',
    'vehicles.compliance_date',
    'vehicles.rego_expiry',
  ])
  expect(listPathsOf('day-field.tsx#DayField')).toEqual(listPaths('dayOnly'))
})
