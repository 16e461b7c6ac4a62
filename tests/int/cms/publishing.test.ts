import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client } from 'pg'
import { createLocalReq, type Payload } from 'payload'
import { checkBlocks, migrateBlocks, runDueJobs, verifyPreview } from '#cms/index.ts'
import { previewUrl } from '#cms/preview/preview-url.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { aDocument, changeOf } from './documents.ts'
import { aPerson, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let listener: Client
let heard: string[] = []

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  listener = new Client(running.databaseUrl)
  await listener.connect()
  await listener.query('listen forecourt_outbox')
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
})
afterAll(async () => {
  await listener.end()
  await running.stop()
})

const events = async () => {
  const { rows } = await listener.query<{ id: string; tenant_id: number; type: string; payload: { ids: number[] } }>(
    'select id, tenant_id, type, payload from outbox order by id',
  )
  return rows.map(({ tenant_id, type, payload }) => ({ tenant: tenant_id, type, ids: payload.ids }))
}

beforeEach(async () => {
  await listener.query('delete from outbox')
  heard = []
})

let paths = 0
type PageData = Record<string, unknown>
const aPage = (data: PageData, options: { draft?: boolean } = {}) =>
  cms.create({
    collection: 'pages',
    data: { tenant: sites.own, title: 'Page', path: `/page-${(paths += 1)}`, ...data },
    ...options,
  } as Parameters<Payload['create']>[0])
const change = (id: number | string, data: PageData, options: { draft?: boolean } = {}) =>
  cms.update({ collection: 'pages', id, data, ...options } as Parameters<Payload['update']>[0])

const incomplete = [{ blockType: 'rich-text' }, { blockType: 'columns', first: [{ blockType: 'hero' }] }]

describe('publishing', () => {
  test('goes on where a picked vehicle has left stock: content outlives what it refers to', async () => {
    const [gone, kept] = [await aDocument(cms, 'vehicles', sites.own), await aDocument(cms, 'vehicles', sites.own)]
    const layout = [{ blockType: 'car-grid', source: 'picked', vehicles: [gone, kept] }]
    const page = await aPage({ layout, _status: 'published' })
    await cms.delete({ collection: 'vehicles', id: gone })
    await change(page.id, { title: 'Still here', layout, _status: 'published' })
    const { title } = await cms.findByID({ collection: 'pages', id: page.id, depth: 0 })
    expect(title).toBe('Still here')
  })

  test('refuses a filter of stock that contradicts itself, by its name', async () => {
    const filter = { ranges: { price: { min: 40_000_00, max: 20_000_00 } } }
    await expect(aPage({ layout: [{ blockType: 'car-grid', filter }], _status: 'published' })).rejects.toMatchObject({
      message: expect.stringContaining('Car grid (block 1): Stock filter has a bound from above its end.'),
    })
  })

  test('refuses incomplete blocks, and names each block, its place and its field', async () => {
    const page = await aPage({ layout: incomplete }, { draft: true })
    await expect(change(page.id, { _status: 'published' })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^This cannot be published yet\. Rich text \(block 1\): .*Hero \(block 2 > Columns > 1\): Heading is required\./,
      ),
      data: {
        errors: expect.arrayContaining([
          expect.objectContaining({ path: 'layout.1.first.0.heading' }),
          expect.objectContaining({ path: 'layout.0.content' }),
        ]),
      },
    })
  })

  test('refuses a vehicle’s block on a page without a vehicle', async () => {
    const page = await aPage({ layout: [{ blockType: 'vehicle-title' }] }, { draft: true })
    await expect(change(page.id, { _status: 'published' })).rejects.toThrow(/needs a vehicle/)
  })

  test('takes a vehicle’s block on the vehicle page', async () => {
    const page = await aPage({ path: '/cars/:slug', layout: [{ blockType: 'vehicle-title' }], _status: 'published' })
    expect(page).toMatchObject({ _status: 'published' })
  })

  test('leaves a draft as incomplete as it is', async () => {
    await expect(aPage({ layout: incomplete }, { draft: true })).resolves.toMatchObject({ _status: 'draft' })
  })

  test('of an incomplete draft fails at its time too, and the page stays unpublished', async () => {
    const page = await aPage({ layout: incomplete }, { draft: true })
    await schedule(page.id)
    await runDueJobs(cms)
    expect(await cms.findByID({ collection: 'pages', id: page.id })).toMatchObject({ _status: 'draft' })
  })

  test('happens at the time that was chosen', async () => {
    const page = await aPage({}, { draft: true })
    await schedule(page.id)
    await runDueJobs(cms)
    expect(await cms.findByID({ collection: 'pages', id: page.id })).toMatchObject({ _status: 'published' })
  })

  test('is taken up again when the process that did it died', async () => {
    const page = await aPage({}, { draft: true })
    await schedule(page.id)
    await listener.query(
      `update payload_jobs set processing = true, updated_at = now() - interval '11 minutes' where has_error is not true`,
    )
    await runDueJobs(cms)
    expect(await cms.findByID({ collection: 'pages', id: page.id })).toMatchObject({ _status: 'published' })
  })

  test('of an older version that is incomplete is refused', async () => {
    const page = await aPage({ layout: incomplete }, { draft: true })
    const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
    await change(page.id, { layout: [], _status: 'published' })
    const answer = cms.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) })
    await answer.catch(() => undefined)
    const live = await cms.findByID({ collection: 'pages', id: page.id })
    expect({ layout: live.layout?.length, status: live._status }).not.toEqual({ layout: 2, status: 'published' })
  })
})

const schedule = (id: number | string) =>
  cms.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) } },
    waitUntil: new Date(Date.now() - 1_000),
  } as unknown as Parameters<Payload['jobs']['queue']>[0])

describe('the outbox', () => {
  test('hears of a page that is published, with its transaction', async () => {
    const page = await aPage({ _status: 'published' })
    expect(await events()).toEqual([{ tenant: sites.own, type: 'page.changed', ids: [page.id] }])
    await expect.poll(() => heard.length).toBe(1)
  })

  test('hears nothing of drafts', async () => {
    const page = await aPage({}, { draft: true })
    await change(page.id, { title: 'Other' }, { draft: true })
    expect(await events()).toEqual([])
  })

  test('hears nothing of a draft of a published page', async () => {
    const page = await aPage({ _status: 'published' })
    await listener.query('delete from outbox')
    await change(page.id, { title: 'Draft on top' }, { draft: true })
    await change(page.id, { title: 'Another draft on top' }, { draft: true })
    expect(await events()).toEqual([])
  })

  test('hears of a page that is taken back', async () => {
    const page = await aPage({ _status: 'published' })
    await listener.query('delete from outbox')
    await change(page.id, { _status: 'draft' })
    expect(await events()).toEqual([{ tenant: sites.own, type: 'page.changed', ids: [page.id] }])
  })

  test('hears of a page with a draft on top that is taken back', async () => {
    const page = await aPage({ _status: 'published' })
    await change(page.id, { title: 'Draft on top' }, { draft: true })
    await listener.query('delete from outbox')
    await change(page.id, { _status: 'draft' })
    expect(await events()).toEqual([{ tenant: sites.own, type: 'page.changed', ids: [page.id] }])
  })

  test('hears of a page that is removed', async () => {
    const page = await aPage({ _status: 'published' })
    await listener.query('delete from outbox')
    await cms.delete({ collection: 'pages', id: page.id })
    expect(await events()).toEqual([{ tenant: sites.own, type: 'page.changed', ids: [page.id] }])
  })

  test('hears nothing of a change that is refused', async () => {
    await aPage({ layout: incomplete, _status: 'published' }).catch(() => undefined)
    expect(await events()).toEqual([])
  })

  test('hears of a template’s change by the template', async () => {
    const page = await aPage({ tenant: sites.template, _status: 'published' })
    expect(await events()).toEqual([{ tenant: sites.template, type: 'page.changed', ids: [page.id] }])
  })

  test.each([
    ['sections', 'section.changed'],
    ['menus', 'menu.changed'],
    ['promos', 'promo.changed'],
    ['slides', 'slide.changed'],
    ['media', 'media.changed'],
    ['redirects', 'redirect.changed'],
    ['vehicles', 'vehicle.changed'],
    ['locations', 'location.changed'],
    ['dealerships', 'dealership.changed'],
    ['websites', 'dealership.changed'],
    ['reviews', 'review.changed'],
    ['manufacturers', 'model.changed'],
    ['delivery-zones', 'delivery.changed'],
  ])('hears of %s as %s', async (collection, type) => {
    const id = await aDocument(cms, collection, sites.own)
    expect((await events()).filter((event) => event.type === type)).toEqual([{ tenant: sites.own, type, ids: [id] }])
  })

  test('hears of a site’s own change', async () => {
    await cms.update({ collection: 'tenants', id: sites.own, data: { tagline: 'New' } })
    expect(await events()).toEqual([{ tenant: sites.own, type: 'site.changed', ids: [sites.own] }])
  })

  test.each([
    ['leads', 'lead.created'],
    ['messages', 'message.created'],
  ] as const)('hears of new %s as %s, and of no later change', async (collection, type) => {
    const id = await aDocument(cms, collection, sites.own)
    await cms.update({ collection, id, data: changeOf[collection] ?? {} })
    expect(await events()).toEqual([{ tenant: sites.own, type, ids: [id] }])
  })

  test.each(['shoppers', 'reservations', 'stock-imports'])(
    'hears nothing of %s, which the public never sees',
    async (name) => {
      await aDocument(cms, name, sites.own)
      expect(await events()).toEqual([])
    },
  )
})

describe('a preview', () => {
  const claimsOf = async (doc: Record<string, unknown>) => {
    const url = await previewUrl(await createLocalReq({}, cms), 'pages', doc)
    const token = url ? (new URL(url).searchParams.get('token') ?? '') : ''
    return { host: url ? new URL(url).host : null, verdict: await verifyPreview(token, { secret, now: new Date() }) }
  }

  test('of a page is on the site’s own address', async () => {
    const page = await aPage({}, { draft: true })
    const port = new URL(adminUrl).port
    expect(await claimsOf({ ...page })).toEqual({
      host: `own.localhost:${port}`,
      verdict: { kind: 'valid', claims: { tenant: sites.own, collection: 'pages', id: page.id } },
    })
  })

  test('of a template’s page is on a site that uses the template', async () => {
    const page = await aPage({ tenant: sites.template }, { draft: true })
    expect(await claimsOf({ ...page })).toMatchObject({ verdict: { claims: { tenant: sites.own, id: page.id } } })
  })
})

describe('stored blocks', () => {
  test('that are incomplete in a draft are a note, not an error', async () => {
    const page = await aPage({ title: 'Unfinished', layout: incomplete }, { draft: true })
    const findings = (await checkBlocks(cms)).filter(({ documentId }) => documentId === page.id)
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['note']))
  })

  test('with a field that no definition reads are an error, by tenant, page, block and field', async () => {
    const text = [{ id: 'gone', blockType: 'columns', blockVersion: 1, formerText: 'The published paragraph' }]
    const page = await aPage({ layout: [], _status: 'published' })
    await listener.query('update pages set layout = $2::jsonb where id = $1', [page.id, JSON.stringify(text)])
    const findings = (await checkBlocks(cms)).filter(({ documentId, field }) => documentId === page.id && field !== '')
    expect(findings).toEqual([
      expect.objectContaining({
        severity: 'error',
        tenant: 'own',
        path: expect.stringMatching(/^\/page-/),
        state: 'published',
        blockType: 'columns',
        blockId: 'gone',
        field: 'formerText',
      }),
    ])
  })

  test('of an unknown kind are a warning, and are kept', async () => {
    const page = await aPage({ layout: [], _status: 'published' })
    const unknown = [{ id: 'a', blockType: 'long-gone', blockVersion: 1, colour: 'red' }]
    await listener.query('update pages set layout = $1 where id = $2', [JSON.stringify(unknown), page.id])
    const findings = (await checkBlocks(cms)).filter(
      ({ documentId, state }) => documentId === page.id && state === 'published',
    )
    expect(findings).toMatchObject([{ severity: 'warning', blockType: 'long-gone' }])
    await migrateBlocks(cms, { dryRun: false })
    const { rows } = await listener.query('select layout from pages where id = $1', [page.id])
    expect(rows[0].layout).toEqual(unknown)
  })

  test('without a version are brought to the current one, with drafts and history, and a second run changes nothing', async () => {
    const page = await aPage({ layout: [{ blockType: 'sales-counter', heading: 'Sold' }], _status: 'published' })
    await change(page.id, { title: 'Draft on top' }, { draft: true })
    await listener.query(
      `update pages set layout = (select jsonb_agg(node - 'blockVersion') from jsonb_array_elements(layout) node) where id = $1`,
      [page.id],
    )
    await listener.query(
      `update _pages_v set version_layout = (select jsonb_agg(node - 'blockVersion') from jsonb_array_elements(version_layout) node) where parent_id = $1`,
      [page.id],
    )
    await listener.query('delete from outbox')
    const dry = await migrateBlocks(cms, { dryRun: true })
    const mine = (result: typeof dry) => result.documents.filter(({ documentId }) => documentId === page.id).length
    expect(mine(dry)).toBe(3)
    expect(await events()).toEqual([])
    expect(mine(await migrateBlocks(cms, { dryRun: false }))).toBe(3)
    expect(await events()).toContainEqual({ tenant: sites.own, type: 'page.changed', ids: [page.id] })
    expect((await migrateBlocks(cms, { dryRun: false })).changed).toBe(0)
  })
})

describe('an editor over REST', () => {
  test('is told by a 400 what stands in the way', async () => {
    const editor = await aPerson(cms, 'editor', 'editor', [sites.own])
    const page = await aPage({ layout: incomplete }, { draft: true })
    const answer = await running.fetch(`/cms/api/pages/${page.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `JWT ${editor.token}` },
      body: JSON.stringify({ _status: 'published' }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ name: 'ValidationError', message: expect.stringContaining('Heading is required.') }],
    })
  })

  test('reads the problems beside the fields of the admin’s form, and one sentence over them', async () => {
    const editor = await aPerson(cms, 'form-editor', 'editor', [sites.own])
    const page = await aPage({ layout: incomplete }, { draft: true })
    const answer = await running.fetch(`/cms/api/pages/${page.id}`, {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `JWT ${editor.token}`,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify({ _status: 'published' }),
    })
    const problems = expect.arrayContaining([
      expect.objectContaining({ message: expect.stringContaining('Heading is required.') }),
    ])
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'This cannot be published yet.', data: { errors: problems } }],
    })
  })
})

describe('a slide', () => {
  const editing = (id: number, data: Record<string, unknown>) => cms.update({ collection: 'slides', id, data })

  test('without a picture is refused, and the sentence says why', async () => {
    const id = await aDocument(cms, 'slides', sites.own)
    await expect(editing(id, { image: null })).rejects.toMatchObject({
      data: { errors: [{ path: 'image', message: 'Choose a picture. A slide without one is not shown.' }] },
    })
  })

  test('does not keep its picture from being deleted', async () => {
    const id = await aDocument(cms, 'slides', sites.own)
    const { image } = await cms.findByID({ collection: 'slides', id, depth: 0 })
    await cms.delete({ collection: 'media', id: Number(image) })
    expect((await cms.findByID({ collection: 'slides', id, depth: 0 })).image).toBeNull()
  })
})
