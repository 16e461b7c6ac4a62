import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { location } from '#schemas/location/location.ts'
import { menu } from '#schemas/menu/menu.ts'
import { review } from '#schemas/review/review.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { theme } from '#schemas/tenant/theme.ts'
import { vehicle } from '#schemas/vehicle/vehicle.ts'
import { readCmsEnv } from '../env.ts'
import { collections } from './collections.ts'

const all = collections(readCmsEnv({ FORECOURT_CONFIG_ONLY: 'true' }))

/** Dotted names of all data fields: `finance.provider`, `items.link`. */
function namesOf(fields: Field[], at = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => namesOf(tab.fields, 'name' in tab ? `${at}${tab.name}.` : at))
    if (field.type === 'row' || field.type === 'collapsible') return namesOf(field.fields, at)
    if (field.type === 'group' && 'name' in field) return namesOf(field.fields, `${at}${field.name}.`)
    if (field.type === 'array') return namesOf(field.fields, `${at}${field.name}.`)
    return 'name' in field ? [`${at}${field.name}`] : []
  })
}

const fieldsOf = (slug: string) => {
  const found = all.find((collection) => collection.slug === slug)
  if (!found) throw new Error(`There is no collection ${slug}.`)
  return namesOf(found.fields)
}

interface Schema {
  properties?: Record<string, Schema>
}

/** Field names of a schema's input, two levels deep like the groups. */
function keysOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return Object.entries(json.properties ?? {}).flatMap(([key, below]) =>
    below.properties ? Object.keys(below.properties).map((name) => `${key}.${name}`) : [key],
  )
}

const inGroup = (group: string, names: string[]) =>
  names.filter((name) => name.startsWith(`${group}.`)).map((name) => name.slice(group.length + 1))

test.each([
  ['theme', theme],
  ['flags', flags],
  ['config', siteConfig],
])('a site has a field for every value of its %s, and no other', (group, schema) => {
  expect(inGroup(group, fieldsOf('tenants')).toSorted()).toEqual(keysOf(schema).toSorted())
})

const storedElsewhere = { id: 'id', created_at: 'createdAt', updated_at: 'updatedAt' }
const asRelations: Record<string, string> = {
  location_id: 'location',
  dealership_id: 'dealership',
  website_id: 'website',
}

test('a vehicle has a field for every value of its schema', () => {
  const top = Object.keys(vehicle.shape).filter((key) => !(key in storedElsewhere))
  const fields = fieldsOf('vehicles')
  expect(top.filter((key) => !fields.includes(asRelations[key] ?? key))).toEqual([])
})

test('a location has a field for every value of its schema', () => {
  const fields = fieldsOf('locations')
  const derived = new Set(['id', 'dealership_slug', 'dealership_name'])
  expect(
    keysOf(location)
      .filter((key) => !derived.has(key))
      .map((key) => asRelations[key] ?? key)
      .filter((key) => !fields.some((field) => field === key || field.startsWith(`${key}.`))),
  ).toEqual([])
})

test.each([
  ['reviews', review],
  ['menus', menu],
])('%s have a field for every value of their schema', (slug, schema) => {
  const fields = fieldsOf(slug)
  const missing = Object.keys(schema.shape)
    .filter((key) => key !== 'id')
    .filter((key) => !fields.some((field) => field === key || field.startsWith(`${key}.`)))
  expect(missing).toEqual([])
})

const isHidden = ({ admin }: Field): boolean => Boolean(admin && 'hidden' in admin && admin.hidden)

test('no field uses Payload’s own JSON editor, which is fetched from another server', () => {
  const jsonFields = (fields: Field[]): Field[] =>
    fields.flatMap((field) => {
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => jsonFields(tab.fields))
      if ('fields' in field) return jsonFields(field.fields)
      return field.type === 'json' || field.type === 'code' ? [field] : []
    })
  const plain = all.flatMap(({ slug, fields }) =>
    jsonFields(fields).flatMap((field) =>
      'name' in field && !isHidden(field) && !JSON.stringify(field.admin ?? {}).includes('"Field"')
        ? [`${slug}.${field.name}`]
        : [],
    ),
  )
  expect(plain).toEqual([])
})
