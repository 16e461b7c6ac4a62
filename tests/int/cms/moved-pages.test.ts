import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '#cms/index.ts'
import { createContent } from '#platform/content/create-content.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let editor: Person
let other: Person
let database: Client

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own, sites.template])
  other = await aPerson(running.cms, 'other', 'editor', [sites.own, sites.template])
  database = new Client(running.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await running.stop()
})
beforeEach(async () => {
  for (const collection of ['redirects', 'menus', 'pages'] as const) await running.cms.delete({ collection, where: {} })
})

async function send(person: Person, path: string, method: string, body?: object) {
  const response = await running.fetch(`/cms/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${person.token}`, 'If-Match': '*' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

async function aPage(path: string, data: object = {}): Promise<number> {
  const page = { tenant: sites.own, title: `At ${path}`, path, _status: 'published', ...data } as const
  return (await running.cms.create({ collection: 'pages', data: page } as never)).id
}

const publish = async (id: number, data: object = {}, person = editor) =>
  send(person, `pages/${id}?depth=0`, 'PATCH', { ...data, _status: 'published' })
const saveDraft = async (id: number, data: object) => send(editor, `pages/${id}?draft=true`, 'PATCH', data)

async function aRedirect(from: string, to: string, tenant = sites.own): Promise<void> {
  await running.cms.create({ collection: 'redirects', data: { tenant, from, to } })
}

async function listRedirects(): Promise<string[]> {
  const { docs } = await running.cms.find({ collection: 'redirects', sort: 'from', limit: 0 })
  return docs.map(({ from, to, permanent }) => `${from} → ${to}${permanent ? '' : ' for now'}`)
}

async function findTarget(path: string, site = sites.own): Promise<unknown> {
  const content = await createContent({ payload: running.cms, adminUrl, secret })
  const tenant = content.findTenant(site)
  if (!tenant) throw new Error('The site is not served.')
  return (await content.getRouter(tenant)).findTarget(path)
}

describe('publishing a page at another address', () => {
  test('leads visitors of the old one there, at once and for good', async () => {
    const page = await aPage('/finance')
    expect((await publish(page, { path: '/loans' })).status).toBe(200)
    expect(await listRedirects()).toEqual(['/finance → /loans'])
    expect(await findTarget('/Finance/')).toEqual({ to: '/loans', status: 301 })
    expect(await findTarget('/loans')).toBe('page')
  })

  test('starts from the address that shoppers know, not from those that a draft had meanwhile', async () => {
    const page = await aPage('/finance')
    await saveDraft(page, { path: '/money' })
    await saveDraft(page, { path: '/loans' })
    expect(await listRedirects()).toEqual([])
    await publish(page)
    expect(await listRedirects()).toEqual(['/finance → /loans'])
  })

  test('leaves a 404 if the editor chose so, once', async () => {
    const page = await aPage('/finance')
    await saveDraft(page, { path: '/loans', redirectsOldPath: false })
    const published = await publish(page)
    expect(await listRedirects()).toEqual([])
    expect(published.body.doc).toMatchObject({ path: '/loans', redirectsOldPath: true })
    await publish(page, { path: '/credit' })
    expect(await listRedirects()).toEqual(['/loans → /credit'])
  })

  test('makes no chain of several moves, and keeps query and anchor of older redirects', async () => {
    const page = await aPage('/a')
    await aRedirect('/ad', '/a/?from=ad#form')
    await aRedirect('/flyer', 'https://own.localhost/A')
    await aRedirect('/elsewhere', 'https://other.localhost/a')
    await publish(page, { path: '/b' })
    await publish(page, { path: '/c' })
    expect(await listRedirects()).toEqual([
      '/a → /c',
      '/ad → /c?from=ad#form',
      '/b → /c',
      '/elsewhere → https://other.localhost/a',
      '/flyer → /c',
    ])
  })

  test('back at an old one takes that redirect back', async () => {
    const page = await aPage('/a')
    await publish(page, { path: '/b' })
    await publish(page, { path: '/c' })
    await publish(page, { path: '/a' })
    expect(await listRedirects()).toEqual(['/b → /a', '/c → /a'])
    expect(await findTarget('/a')).toBe('page')
  })

  test('happens on schedule as well', async () => {
    const page = await aPage('/finance')
    await saveDraft(page, { path: '/loans' })
    await running.cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: page } },
      waitUntil: new Date(Date.now() - 1_000),
    })
    await runDueJobs(running.cms)
    expect(await listRedirects()).toEqual(['/finance → /loans'])
  })

  test('that a redirect of the template leads back from is refused by name, unless no visitors are led there', async () => {
    const page = await aPage('/a')
    await aRedirect('/b', '/a', sites.template)
    const refused = await publish(page, { path: '/b' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].message).toContain('Visitors of /a cannot be led to /b.')
    expect(refused.body.errors[0].message).toContain('in a circle: /a → /b → /a')
    expect(await findTarget('/a')).toBe('page')
  })

  test('of a pattern stores no redirect', async () => {
    const page = await aPage('/vehicles/:slug')
    await publish(page, { path: '/stock/:slug' })
    expect(await listRedirects()).toEqual([])
  })
})

test('another page that gets the old address is seen there', async () => {
  await publish(await aPage('/a'), { path: '/b' })
  await aPage('/a')
  expect(await listRedirects()).toEqual([])
  expect(await findTarget('/a')).toBe('page')
})

test('a redirect that an editor set over a page stays when the page is published where it is', async () => {
  const page = await aPage('/sale')
  await aRedirect('/sale', '/specials')
  await publish(page, { title: 'Sale' })
  expect(await listRedirects()).toEqual(['/sale → /specials'])
})

test('a page of a template that moves leaves a site’s own page at the old address', async () => {
  const page = await aPage('/team', { tenant: sites.template })
  await aPage('/team', { title: 'Our own team' })
  await publish(page, { path: '/people' })
  expect(await listRedirects()).toEqual(['/team → /people'])
  expect(await findTarget('/team')).toBe('page')
})

describe('of two people at once', () => {
  test('one who moves a page and one who redirects the other way make no circle', async () => {
    for (const time of [1, 2, 3, 4, 5]) {
      const [from, to] = [`/from-${time}`, `/to-${time}`]
      const page = await aPage(from)
      const [moved, stored] = await Promise.all([
        publish(page, { path: to }),
        send(other, 'redirects', 'POST', { tenant: sites.own, from: to, to: from }),
      ])
      expect(moved.status).toBe(200)
      expect([201, 400]).toContain(stored.status)
      expect(await listRedirects()).toContain(`${from} → ${to}`)
      expect(await findTarget(from)).toEqual({ to, status: 301 })
      expect(await findTarget(to)).toBe('page')
    }
  })

  test('two who store redirects that close a circle: one is refused', async () => {
    for (const time of [1, 2, 3, 4, 5]) {
      const [one, two] = [`/one-${time}`, `/two-${time}`]
      const answers = await Promise.all([
        send(editor, 'redirects', 'POST', { tenant: sites.own, from: one, to: two }),
        send(other, 'redirects', 'POST', { tenant: sites.own, from: two, to: one }),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
    }
  })

  test('both move one page: shoppers of each address end at the last', async () => {
    const page = await aPage('/a')
    await Promise.all([publish(page, { path: '/b' }), publish(page, { path: '/c' }, other)])
    const { path } = await running.cms.findByID({ collection: 'pages', id: page })
    const left = path === '/b' ? '/c' : '/b'
    expect(await listRedirects()).toEqual([`/a → ${path}`, `${left} → ${path}`].toSorted())
  })
})

test('a commit that fails leaves page and redirects as they were', async () => {
  const page = await aPage('/a')
  await aRedirect('/old', '/a')
  await database.query(`
    create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$;
    create constraint trigger refuse_commit after update on pages deferrable initially deferred
      for each row execute function refuse_commit();
  `)
  try {
    expect((await publish(page, { path: '/b' })).status).toBe(500)
  } finally {
    await database.query('drop trigger refuse_commit on pages; drop function refuse_commit()')
  }
  expect(await listRedirects()).toEqual(['/old → /a'])
  expect(await findTarget('/a')).toBe('page')
  expect(await findTarget('/b')).toBe('not-found')
})

describe('the form asks', () => {
  const ask = async (id: number, path?: string) =>
    (await send(editor, `page-links/${id}${path ? `?path=${encodeURIComponent(path)}` : ''}`, 'GET')).body
  const linkTo = (link: object) => [{ blockType: 'hero', heading: 'Hi', buttons: [{ link: { label: 'Go', ...link } }] }]

  test('what does not follow a page to another address, and which redirect would go', async () => {
    const page = await aPage('/finance')
    await aPage('/typed', { layout: linkTo({ kind: 'url', url: '/finance?x' }) })
    await aPage('/chosen', { layout: linkTo({ kind: 'page', page }) })
    await aRedirect('/credit', '/finance/')
    await aRedirect('/loans', '/about')
    const answer = await ask(page, '/Loans')
    expect(answer).toMatchObject({ publicPath: '/finance', redirect: { from: '/loans', to: '/about' } })
    expect(answer.uses.map(({ title }: { title: string }) => title)).toEqual(['/credit', 'At /typed'])
  })

  test('what leads to a page that is to come off the site', async () => {
    const page = await aPage('/finance')
    await aPage('/chosen', { layout: linkTo({ kind: 'page', page }) })
    const answer = await ask(page)
    expect(answer.uses.map(({ title }: { title: string }) => title)).toEqual(['At /chosen'])
  })

  test('but nobody of another site is answered', async () => {
    const page = await aPage('/finance')
    const stranger = await aPerson(running.cms, 'stranger', 'editor', [sites.other])
    expect((await send(stranger, `page-links/${page}`, 'GET')).status).toBe(404)
  })
})

test('an entry of a menu goes with its page, and comes back with it', async () => {
  const page = await aPage('/finance')
  await running.cms.create({
    collection: 'menus',
    data: {
      tenant: sites.own,
      name: 'Main',
      place: 'header',
      _status: 'published',
      items: [
        { link: { kind: 'page', label: 'Finance', page } },
        { link: { kind: 'url', label: 'About', url: '/about' } },
      ],
    },
  })
  const content = await createContent({ payload: running.cms, adminUrl, secret })
  const readMenu = async () => {
    const tenant = content.findTenant(sites.own)
    if (!tenant) throw new Error('The site is not served.')
    const { site } = await content.loadSite(tenant)
    return site.menus.header?.items.map(({ link }) => link.label)
  }
  const change = async (_status: 'draft' | 'published') => {
    await send(editor, `pages/${page}`, 'PATCH', { _status })
    await content.forget({ type: 'page.changed', tenantId: sites.own, ids: [page] } as never)
  }
  expect(await readMenu()).toEqual(['Finance', 'About'])
  await change('draft')
  expect(await readMenu()).toEqual(['About'])
  await change('published')
  expect(await readMenu()).toEqual(['Finance', 'About'])
})
