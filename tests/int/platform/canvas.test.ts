import { vercelStegaClean } from '@vercel/stega'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signPreview } from '#cms/index.ts'
import { aPicture } from '#tests/int/cms/documents.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { startForecourt } from '#tests/support/forecourt.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { secret } from '#tests/support/secret.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aHero, aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites
let id: number

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  id = await aPage(running.cms, { tenant: sites.alpha, title: 'Soon', path: '/soon', heading: 'Stored', draft: true })
  forecourt = await startInProcess(running, { roles: 'web' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const hidden = { visibility: { audience: 'signed-in' } }
const asNow = { audience: null, flags: {}, at: null, vehicle: null, colourScheme: null }
const aToken = (tenant = sites.alpha, now = new Date()) =>
  signPreview({ tenant, collection: 'pages', id }, { secret, now })

interface Changes {
  layout: Record<string, unknown>[]
  changed?: string[] | null
  titledBy?: string | null
  viewAs?: Partial<typeof asNow> | Record<string, unknown>
  token?: string
}

async function post(
  { layout, changed = null, titledBy = null, viewAs = {}, token }: Changes,
  host = 'alpha.localhost',
) {
  const body = JSON.stringify({
    token: token ?? (await aToken()),
    layout,
    changed,
    titledBy,
    viewAs: { ...asNow, ...viewAs },
  })
  const headers = { 'content-type': 'application/json', origin: `http://${host}` }
  return forecourt.ask('/_preview/blocks', { host, method: 'POST', headers, body })
}

async function blocks(wanted: Changes) {
  const { status, text } = await post(wanted)
  expect(status).toBe(200)
  return JSON.parse(text)
}

const hero = (blockId: string, heading: string, more = {}) => ({ ...aHero(heading), id: blockId, ...more })

test('what is typed is rendered without being saved, and kept by nobody', async () => {
  const { status, headers, text } = await post({ layout: [hero('a', 'Typed')] })
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(readTexts(parseHtml(vercelStegaClean(JSON.parse(text).html.a)), 'h1')).toEqual(['Typed'])
})

test('only changed blocks are rendered, and the page keeps exactly one first heading', async () => {
  const layout = [hero('a', 'First'), hero('b', 'Second')]
  const answer = await blocks({ layout, changed: ['b'], titledBy: 'a' })
  expect([answer.top, Object.keys(answer.html), answer.titledBy]).toEqual([['a', 'b'], ['b'], 'a'])
  expect(parseHtml(answer.html.b).querySelectorAll('h1')).toHaveLength(0)
})

test('where another block becomes the first, both get their new heading', async () => {
  const layout = [hero('b', 'Second'), hero('a', 'First')]
  const answer = await blocks({ layout, changed: [], titledBy: 'a' })
  const levels = Object.entries<string>(answer.html).map(([block, html]) => [
    block,
    parseHtml(html).querySelector('h1, h2')?.tagName,
  ])
  expect([answer.titledBy, Object.fromEntries(levels)]).toEqual(['b', { a: 'H2', b: 'H1' }])
})

test('a block in a slot is rendered alone, and its parent leaves the slot to the frame', async () => {
  const inner = hero('inner', 'Inside')
  const layout = [hero('a', 'First'), { id: 'c', blockType: 'columns', count: '2', first: [inner] }]
  const answer = await blocks({ layout })
  expect(answer.slots).toEqual({ c: { first: ['inner'], second: [], third: [], fourth: [] } })
  expect([answer.html.c.includes('Inside'), answer.html.inner.includes('Inside')]).toEqual([false, true])
})

test('a hidden block, an unknown one and empty slots have a place that can be selected', async () => {
  const layout = [
    hero('a', 'First'),
    hero('h', 'Secret offer', { settings: hidden }),
    { id: 'u', blockType: 'never-made' },
    { id: 'c', blockType: 'columns', count: '2' },
  ]
  const { html } = await blocks({ layout })
  const page = parseHtml(Object.values(html).join(''))
  expect([...page.querySelectorAll('[data-block-id]')].map((block) => block.getAttribute('data-block-id'))).toEqual([
    'a',
    'h',
    'u',
    'c',
  ])
  expect([html.h.includes('Secret offer'), html.h.includes('signed in')]).toEqual([false, true])
  expect(page.querySelectorAll('[data-slot-name]')).toHaveLength(2)
})

test('the page can be seen as a signed-in shopper, at another time and with another feature', async () => {
  const layout = [
    hero('a', 'For accounts', { settings: hidden }),
    hero('b', 'Boxing Day', { settings: { visibility: { from: '2030-12-25T13:00:00.000Z' } } }),
    hero('c', 'With chat', { settings: { visibility: { flag: 'chat' } } }),
  ]
  const isShown = async (viewAs: Changes['viewAs']) => {
    const { html } = await blocks({ layout, viewAs })
    return ['a', 'b', 'c'].filter((block) => !html[block].includes('data-notice'))
  }
  const asSignedIn = await isShown({ audience: 'signed-in' })
  const onBoxingDay = await isShown({ at: '2030-12-26T00:00:00.000Z' })
  const withChat = await isShown({ flags: { chat: true, unknown: true } })
  expect([asSignedIn, onBoxingDay, withChat]).toEqual([['a'], ['b'], ['c']])
})

test('texts are escaped, and what is no text is dropped', async () => {
  const { html } = await blocks({ layout: [hero('a', '<img src=x onerror=alert(1)>'), hero('"><script>', 'Id')] })
  const page = parseHtml(Object.values(html).join(''))
  expect(page.querySelectorAll('script, [onerror]')).toHaveLength(0)
})

test('a token of one dealer shows no document of another', async () => {
  const { id: picture } = await running.cms.create({
    collection: 'media',
    data: { tenant: sites.beta, alt: 'Private to Beta' },
    file: await aPicture('beta.png'),
  })
  const section = await running.cms.create({
    collection: 'sections',
    data: { tenant: sites.beta, name: 'B', layout: [aHero('Private to Beta')], _status: 'published' } as never,
  })
  const layout = [hero('a', 'First', { image: picture }), { id: 's', blockType: 'section', section: section.id }]
  const { text } = await post({ layout })
  expect([text.includes('Private to Beta'), text.includes('/media/')]).toEqual([false, false])
})

test('a token that is forged, expired or of another site is refused', async () => {
  const layout = [hero('a', 'First')]
  const forged = await post({ layout, token: 'a.b.c' })
  const old = await post({ layout, token: await aToken(sites.alpha, new Date(Date.now() - 7_200_000)) })
  const elsewhere = await post({ layout, token: await aToken() }, 'beta.localhost')
  expect([forged.status, old.status, elsewhere.status]).toEqual([403, 410, 403])
  expect(JSON.parse(old.text).code).toBe('preview-expired')
})

test('a token is for one person: it ends when they no longer work for the site', async () => {
  const person = await running.cms.create({
    collection: 'users',
    data: {
      name: 'Mia',
      email: 'mia@alpha.example',
      password: 'correct horse battery',
      role: 'editor',
      tenants: [{ tenant: sites.alpha }],
    } as never,
  })
  const claims = { tenant: sites.alpha, collection: 'pages', id, user: person.id } as const
  const token = await signPreview(claims, { secret, now: new Date() })
  const ask = async () => (await post({ layout: [hero('a', 'First')], token })).status
  expect(await ask()).toBe(200)
  await running.cms.update({ collection: 'users', id: person.id, data: { tenants: [{ tenant: sites.beta }] } })
  expect(await ask()).toBe(403)
  await running.cms.delete({ collection: 'users', id: person.id })
  expect(await ask()).toBe(403)
})

test('one changed block of a thousand is answered', async () => {
  const layout = Array.from({ length: 1_000 }, (_, index) => hero(`b${index}`, `Heading ${index}`))
  const answer = await blocks({ layout, changed: ['b500'], titledBy: 'b0' })
  expect([answer.top.length, Object.keys(answer.html)]).toEqual([1_000, ['b500']])
})

test('a process that has just started answers a canvas that was open before', async () => {
  const other = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
  })
  try {
    const body = JSON.stringify({
      token: await aToken(),
      layout: [hero('a', 'First'), hero('b', 'Second')],
      changed: ['b'],
      titledBy: 'a',
      viewAs: asNow,
    })
    const headers = { 'content-type': 'application/json', origin: 'http://alpha.localhost' }
    const answer = await other.ask('/_preview/blocks', { host: 'alpha.localhost', method: 'POST', headers, body })
    expect([answer.status, Object.keys(JSON.parse(answer.text).html)]).toEqual([200, ['b']])
  } finally {
    await other.stop()
  }
})

test('a page of another site may not post, and input that is none is refused', async () => {
  const send = async (headers: Record<string, string>, body: string) =>
    (await forecourt.ask('/_preview/blocks', { host: 'alpha.localhost', method: 'POST', headers, body })).status
  const json = { 'content-type': 'application/json' }
  const whole = JSON.stringify({ token: await aToken(), layout: [], changed: null, titledBy: null, viewAs: asNow })
  expect(await send({ ...json, origin: 'http://beta.localhost' }, whole)).toBe(403)
  expect(await send(json, '{')).toBe(400)
  expect(await send(json, '{}')).toBe(400)
  expect(await send(json, JSON.stringify({ layout: 'x'.repeat(5_000_000) }))).toBe(413)
})

test('the canvas has its own script and is framed by the admin alone', async () => {
  const token = await aToken()
  const { text, headers } = await forecourt.ask(`/_preview?token=${token}&canvas=1`, { host: 'alpha.localhost' })
  const page = parseHtml(text)
  expect(page.querySelector('script[data-admin]')?.getAttribute('data-admin')).toBe(
    `http://localhost:${forecourt.port}`,
  )
  expect(page.querySelectorAll('script[src="/_preview.js"], script[src*="entry-client"]')).toHaveLength(0)
  expect(headers['content-security-policy']).toContain(`frame-ancestors http://localhost:${forecourt.port}`)
})

test('visitors and the ordinary preview get nothing of the canvas', async () => {
  const visited = await forecourt.ask('/', { host: 'alpha.localhost' })
  const preview = await forecourt.ask(`/_preview?token=${await aToken()}`, { host: 'alpha.localhost' })
  expect([visited.text.includes('Welcome to Alpha'), preview.text.includes('Stored')]).toEqual([true, true])
  for (const { text } of [visited, preview]) {
    expect(text).toBe(vercelStegaClean(text))
    const ofCanvas = 'script[src*=canvas], [data-slot-name], [data-empty], [data-drop]'
    expect(parseHtml(text).querySelectorAll(ofCanvas)).toHaveLength(0)
  }
})

test('one changed block of sixty is answered within 100 ms, and 300 ms at the slowest', async () => {
  const layout = Array.from({ length: 60 }, (_, index) => hero(`b${index}`, `Heading ${index}`))
  await blocks({ layout })
  const times: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const began = performance.now()
    await blocks({
      layout: [...layout.slice(0, 30), hero('b30', `Turn ${turn}`), ...layout.slice(31)],
      changed: ['b30'],
      titledBy: 'b0',
    })
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  expect(sorted[20]).toBeLessThan(100)
  expect(sorted[37]).toBeLessThan(300)
})
