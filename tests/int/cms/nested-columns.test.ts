import { registerHooks } from 'node:module'
import { createLocalReq, docAccessOperation, type FlattenedField, type PayloadRequest } from 'payload'
import { getEntityPermissions } from 'payload/internal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockLabelComponent } from '#blocks/_kit/compile-payload.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, twoSites } from './staff.ts'

// Payload's admin components import style sheets, which Next bundles.
const styles = registerHooks({
  load: (url, context, next) =>
    /\.s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
})
const { buildFormState } = await import('@payloadcms/ui/utilities/buildFormState')
styles.deregister()

let running: TestCms
let tenant: number

beforeAll(async () => {
  running = await startCms()
  tenant = (await twoSites(running.cms)).own
})
afterAll(() => running.stop())

const words = { root: { type: 'root', version: 1, children: [], direction: null, format: '', indent: 0 } }
const text = { id: 'text', blockType: 'rich-text', content: words }
const within = (id: string, ...first: unknown[]) => ({ id, blockType: 'columns', count: '3', first })
const threeDeep = within('one', within('two', within('three', text)))

const aPage = (path: string, ...layout: unknown[]) => ({ tenant, title: 'Page', path, layout })
const create = (data: object, draft: boolean) => running.cms.create({ collection: 'pages', data, draft } as never)

/** The state of the form as the admin opens it, with every field on the server. */
async function openForm(
  data: object,
  docPermissions: object = { create: true, fields: true, read: true, update: true },
) {
  // Nothing is drawn here: what counts is that a component was found.
  running.cms.importMap = Object.fromEntries(
    [blockLabelComponent, '@payloadcms/richtext-lexical/rsc#RscEntryLexicalField'].map((path) => [path, () => null]),
  )
  const req: PayloadRequest = await createLocalReq({}, running.cms)
  const { state } = (await buildFormState({
    collectionSlug: 'pages',
    data,
    docPermissions: docPermissions as never,
    docPreferences: { fields: {} },
    operation: 'update',
    renderAllFields: true,
    req,
    schemaPath: 'pages',
    skipClientConfigAuth: true,
    skipValidation: true,
  } as never)) as {
    state: Record<string, { value?: unknown; blocksFilterOptions?: string[]; customComponents?: object }>
  }
  return state
}

test('the form of a page with columns three levels deep opens, with labels and fields of the deepest blocks', async () => {
  const stored = await create(aPage('/three', threeDeep), true)
  const state = await openForm(stored)
  const deepest = 'layout.0.first.0.first.0.first'
  expect(state[`${deepest}.0.blockType`]?.value).toBe('rich-text')
  expect(state[`${deepest}.0.content`]?.customComponents).toHaveProperty('Field')
  expect(state[deepest]).toMatchObject({
    rows: [{ blockType: 'rich-text', customComponents: { RowLabel: { props: { slug: 'rich-text' } } } }],
  })
  expect(state['layout.0.first.0.first']?.blocksFilterOptions).toContain('columns')
  expect(state[deepest]?.blocksFilterOptions).not.toContain('columns')
  expect(state[deepest]?.blocksFilterOptions).toContain('rich-text')
  expect(state['layout.0.first.0.third']?.blocksFilterOptions).toEqual([])
})

test('who may only read a page is shown the fields of the deepest blocks', async () => {
  const { id, ...data } = await create(aPage('/read', threeDeep), true)
  const reader = await aPerson(running.cms, 'reader', 'sales', [tenant])
  const req = await createLocalReq({ user: reader.user as never }, running.cms)
  const rights = await docAccessOperation({ id, collection: running.cms.collections.pages, req })
  expect([rights.read, rights.update]).toEqual([expect.anything(), undefined])
  const state = await openForm({ id, ...data }, rights)
  expect(state['layout.0.first.0.first.0.first.0.content']?.customComponents).toHaveProperty('Field')
})

test('a draft with columns a level deeper is refused with the reason, since its form could not be opened', async () => {
  await expect(create(aPage('/four', within('zero', threeDeep)), true)).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'layout',
          message: 'First column of Columns does not take Columns: slots may be nested at most 3 deep.',
        },
      ],
    },
  })
})

test('the form of a page with a block of an unknown type opens, and a save of another block leaves what is stored of it', async () => {
  const later = { id: 'later', blockType: 'never-made', body: { any: ['thing'] }, blockVersion: 7 }
  const stored = await create(aPage('/later', later, text), true)
  const state = await openForm(stored)
  expect(state['layout.0.blockType']?.value).toBe('never-made')
  expect(state['layout.1.content']?.customComponents).toHaveProperty('Field')
  const { layout } = await running.cms.findByID({ collection: 'pages', id: stored.id, draft: true, depth: 0 })
  expect(layout).toMatchObject([later, { id: 'text' }])
})

test.each(['pages', 'sections'] as const)('rights to %s are found without the paths in slots', async (slug) => {
  const permissions = await getEntityPermissions({
    blockReferencesPermissions: {} as never,
    entity: running.cms.collections[slug].config,
    entityType: 'collection',
    fetchData: false,
    operations: ['read'],
    req: await createLocalReq({ user: { collection: 'users', role: 'platform-admin' } as never }, running.cms),
  })
  // There are 47,000 with them, which nothing else of the process runs in between.
  expect(JSON.stringify(permissions).match(/"permission":/g)?.length).toBeLessThan(2_500)
  expect(permissions).toHaveProperty('fields.layout.blocks.columns.fields.first', { read: { permission: true } })
})

test('no field of a block has access rules, which would not be read in a slot', () => {
  const listRules = (fields: readonly FlattenedField[], path: string): string[] =>
    fields.flatMap((field) => [
      ...('access' in field && Object.keys(field.access ?? {}).length > 0 ? [`${path}.${field.name}`] : []),
      ...('flattenedFields' in field ? listRules(field.flattenedFields, `${path}.${field.name}`) : []),
    ])
  const { blocks = [] } = running.cms.config
  expect(blocks.flatMap(({ slug, flattenedFields }) => listRules(flattenedFields, slug))).toEqual([])
})
