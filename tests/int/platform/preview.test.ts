import { afterAll, beforeAll, expect, test } from 'vitest'
import { signPreview } from '#cms/index.ts'
import type { PreviewClaims } from '#cms/preview/token.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aHero, aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  forecourt = await startInProcess(running, { roles: 'web' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const preview = async (claims: PreviewClaims, { host = 'alpha.localhost', now = new Date() } = {}) =>
  forecourt.ask(`/_preview?token=${await signPreview(claims, { secret, now })}`, { host })

test('a draft is shown on its site to anyone who has the token, framed by the admin alone and kept by nobody', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Soon',
    path: '/soon',
    heading: 'Coming soon',
    draft: true,
  })
  const { status, text, headers } = await preview({ tenant: sites.alpha, collection: 'pages', id })
  expect([status, text.includes('Coming soon')]).toEqual([200, true])
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-security-policy']).toContain(`frame-ancestors http://localhost:${forecourt.port}`)
  expect(headers['x-frame-options']).toBeUndefined()
  expect(parseHtml(text).querySelectorAll('script[src="/_preview.js"]')).toHaveLength(1)
})

test('every save is seen at once', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Saved',
    path: '/saved',
    heading: 'First',
    draft: true,
  })
  await preview({ tenant: sites.alpha, collection: 'pages', id })
  await running.cms.update({ collection: 'pages', id, draft: true, data: { layout: [aHero('Second')] } as never })
  expect((await preview({ tenant: sites.alpha, collection: 'pages', id })).text).toContain('Second')
})

test('a form is shown as the draft has it, before and after it was published', async () => {
  const form = (label: string) => [{ blockType: 'lead-form', fields: [{ field: 'own', label }] }]
  const page = { tenant: sites.alpha, title: 'Form', path: '/form' }
  const id = await aPage(running.cms, { ...page, layout: form('Favourite colour'), draft: true })
  const shown = async () => (await preview({ tenant: sites.alpha, collection: 'pages', id })).text
  expect(await shown()).toContain('Favourite colour')
  await running.cms.update({ collection: 'pages', id, data: { _status: 'published' } })
  const layout = form('Favourite song')
  await running.cms.update({ collection: 'pages', id, draft: true, data: { layout } as never })
  expect(await shown()).toContain('Favourite song')
  expect((await forecourt.ask('/form', { host: 'alpha.localhost' })).text).toContain('Favourite colour')
})

test('a draft that lacks almost everything is shown all the same', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Bare',
    path: '/bare',
    layout: [{ blockType: 'hero' }],
    draft: true,
  })
  expect((await preview({ tenant: sites.alpha, collection: 'pages', id })).status).toBe(200)
})

test('a page for every vehicle is shown with one of the dealer’s own', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Vehicle',
    path: '/cars/:slug',
    layout: [{ blockType: 'vehicle-title' }],
    draft: true,
  })
  const { text } = await preview({ tenant: sites.alpha, collection: 'pages', id })
  expect([text.includes('Sportage'), text.includes('Mazda')]).toEqual([true, false])
})

test('a section and a menu are shown in their site', async () => {
  const section = await running.cms.create({
    collection: 'sections',
    draft: true,
    data: { tenant: sites.alpha, name: 'Banner', layout: [aHero('In the section')], _status: 'draft' } as never,
  })
  expect((await preview({ tenant: sites.alpha, collection: 'sections', id: section.id })).text).toContain(
    'In the section',
  )
  const menu = await running.cms.create({
    collection: 'menus',
    draft: true,
    data: {
      tenant: sites.alpha,
      name: 'Header',
      place: 'header',
      items: [{ link: { kind: 'url', url: '/x', label: 'Only a draft' } }],
      _status: 'draft',
    },
  })
  const { text } = await preview({ tenant: sites.alpha, collection: 'menus', id: menu.id })
  expect([text.includes('Only a draft'), text.includes('Welcome to Alpha')]).toEqual([true, true])
})

test('a template’s draft is shown on a site that uses it', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.template,
    title: 'T',
    path: '/t',
    heading: 'Template draft',
    draft: true,
  })
  expect((await preview({ tenant: sites.alpha, collection: 'pages', id })).text).toContain('Template draft')
})

test('a token for one site is not valid on another', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'P',
    path: '/p',
    heading: 'Private to Alpha',
    draft: true,
  })
  const { status, text } = await preview({ tenant: sites.alpha, collection: 'pages', id }, { host: 'beta.localhost' })
  expect([status, text.includes('Private')]).toEqual([403, false])
})

test('a token that names another dealer’s draft shows nothing', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.beta,
    title: 'B',
    path: '/b',
    heading: 'Private to Beta',
    draft: true,
  })
  const { status, text } = await preview({ tenant: sites.alpha, collection: 'pages', id })
  expect([status, text.includes('Private')]).toEqual([403, false])
})

test('a token that is too old, forged or missing says so', async () => {
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  expect((await preview({ tenant: sites.alpha, collection: 'pages', id: 1 }, { now: twoHoursAgo })).status).toBe(410)
  expect((await forecourt.ask('/_preview?token=a.b.c', { host: 'alpha.localhost' })).status).toBe(403)
  expect((await forecourt.ask('/_preview', { host: 'alpha.localhost' })).status).toBe(403)
})

test('the script that reloads a preview comes from the site itself', async () => {
  const { status, headers } = await forecourt.ask('/_preview.js', { host: 'alpha.localhost' })
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})
