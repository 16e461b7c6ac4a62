import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type Field } from 'payload'
import { expect, test } from 'vitest'
import { payloadBlocks } from '../index.ts'
import { referenceTargets } from './fields/reference-target.ts'
import { sampleCatalogue } from './samples/a-catalogue.ts'

const formOf = (slug: string): Field[] =>
  sampleCatalogue.payloadBlocks().find((block) => block.slug === slug)?.fields ?? []
const fieldOf = (slug: string, name: string): Field | undefined =>
  formOf(slug).find((field) => 'name' in field && field.name === name)

test('Payload takes every block of the list', async () => {
  const collections = Object.values(referenceTargets).map(({ collection }) => ({
    slug: collection,
    fields: [{ name: 'title', type: 'text' as const }],
  }))
  const blocks = payloadBlocks()
  const layout: Field = {
    name: 'layout',
    type: 'blocks',
    blocks: [],
    blockReferences: blocks.map(({ slug }) => slug) as never,
  }
  const config = await buildConfig({
    secret: 'test',
    db: postgresAdapter({ pool: {}, blocksAsJSON: true }),
    editor: lexicalEditor(),
    telemetry: false,
    blocks,
    collections: [...collections, { slug: 'media', upload: true, fields: [] }, { slug: 'layouts', fields: [layout] }],
  })
  expect(config.blocks?.map(({ slug }) => slug)).toEqual(blocks.map(({ slug }) => slug))
})

test('a block’s form ends in its settings, folded, and carries its version unseen', () => {
  const [settings, version] = formOf('hero').slice(-2)
  expect(settings).toMatchObject({ type: 'collapsible', label: 'Settings', admin: { initCollapsed: true } })
  expect(version).toMatchObject({ name: 'blockVersion', defaultValue: 3, admin: { hidden: true } })
})

test('a field is shown in the form only while its condition holds', () => {
  const condition = fieldOf('hero', 'action')?.admin?.condition as (data: object, sibling: object) => boolean
  expect([condition({}, { hasAction: true }), condition({}, { hasAction: false }), condition({}, {})]).toEqual([
    true,
    false,
    false,
  ])
})

test('the form objects in the words that publishing uses', () => {
  const heading = fieldOf('hero', 'heading')
  const validate = heading && 'validate' in heading ? (heading.validate as (value: unknown) => unknown) : undefined
  expect([validate?.('Welcome'), validate?.('')]).toEqual([true, 'Heading is required.'])
})

test('pictures and relationships are marked, so that the CMS keeps them within their tenant', () => {
  const slides = fieldOf('hero', 'slides')
  expect(slides?.type === 'array' ? slides.fields[0] : null).toMatchObject({
    type: 'upload',
    custom: { withinTenant: true },
  })
})
