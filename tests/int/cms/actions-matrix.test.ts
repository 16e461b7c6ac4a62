import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { inheritanceEndpoints } from '#cms/inheritance/endpoints.ts'
import { newSiteEndpoints } from '#cms/new-site/endpoints.ts'
import { savedSectionEndpoints } from '#cms/saved-sections/endpoints.ts'
import { scheduleEndpoints } from '#cms/schedule/schedule-endpoints.ts'
import { versionEndpoints } from '#cms/versions/endpoints.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

type Role = 'platform-admin' | 'tenant-admin' | 'editor' | 'sales' | 'visitor'
type SiteName = keyof Sites

interface Request {
  method: string
  path: string
  body?: object
}

interface Action {
  /** The endpoint, as its room declares it. */
  endpoint: string
  /** Whose documents each role may do it with: of the own site, of its template, of another site. */
  may: Record<Role, readonly SiteName[]>
  /** Makes what the action needs on a site, past access control. */
  prepare: (site: number) => Promise<Request>
}

const all = ['own', 'template', 'other'] as const
const editors = { 'platform-admin': all, 'tenant-admin': ['own'], editor: ['own'], sales: [], visitor: [] } as const
const readers = {
  'platform-admin': all,
  'tenant-admin': ['own', 'template'],
  editor: ['own', 'template'],
  sales: ['own', 'template'],
  visitor: [],
} as const
const platform = { 'platform-admin': all, 'tenant-admin': [], editor: [], sales: [], visitor: [] } as const

let running: TestCms
let cms: Payload
let sites: Sites
const people = new Map<Role, Person>()
let marks = 0
const mark = () => `made-${(marks += 1)}`

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people.set('platform-admin', await aPerson(cms, 'platform', 'platform-admin', []))
  for (const role of ['tenant-admin', 'editor', 'sales'] as const)
    people.set(role, await aPerson(cms, role, role, [sites.own]))
})
afterAll(() => running.stop())

const hero = (heading: string) => ({ id: 'h', blockType: 'hero', heading })

async function aPage(tenant: number): Promise<number> {
  const data = { tenant, title: 'A page', path: `/${mark()}`, layout: [hero('First')], _status: 'published' }
  return (await cms.create({ collection: 'pages', data } as never)).id
}

async function aPlan(tenant: number): Promise<{ page: number; job: number }> {
  const page = await aPage(tenant)
  const answer = await send('platform-admin', { method: 'POST', path: `/schedule/pages/${page}`, body: later })
  const { planned } = await answer.json()
  return { page, job: planned[0].id }
}

async function aCopy(site: number): Promise<number> {
  const path = `/inheritance/pages/${await aPage(sites.template)}/customise`
  return (await (await send('platform-admin', { method: 'POST', path, body: { site } })).json()).id
}

const later = { kind: 'unpublish', at: '2031-12-26T09:00' }

const actions: Record<string, Action> = {
  'read what is scheduled': {
    endpoint: 'get /schedule/:collection/:id',
    may: editors,
    prepare: async (site) => ({ method: 'GET', path: `/schedule/pages/${await aPage(site)}` }),
  },
  schedule: {
    endpoint: 'post /schedule/:collection/:id',
    may: editors,
    prepare: async (site) => ({ method: 'POST', path: `/schedule/pages/${await aPage(site)}`, body: later }),
  },
  'cancel what is scheduled': {
    endpoint: 'delete /schedule/:collection/:id/:job',
    may: editors,
    prepare: async (site) => {
      const { page, job } = await aPlan(site)
      return { method: 'DELETE', path: `/schedule/pages/${page}/${job}` }
    },
  },
  'restore a block of a version': {
    endpoint: 'post /versions/:collection/:id/restore-block',
    may: editors,
    prepare: async (site) => {
      const id = await aPage(site)
      const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
      await cms.update({ collection: 'pages', id, data: { layout: [hero('Second')] } } as never)
      const body = { version: docs[0]?.id, block: 'h' }
      return { method: 'POST', path: `/versions/pages/${id}/restore-block`, body }
    },
  },
  'restore the rest of a version': {
    endpoint: 'post /versions/:collection/:id/restore-rest',
    may: editors,
    prepare: async (site) => {
      const id = await aPage(site)
      const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
      await cms.update({ collection: 'pages', id, data: { layout: [hero('Second')] } } as never)
      return { method: 'POST', path: `/versions/pages/${id}/restore-rest`, body: { version: docs[0]?.id } }
    },
  },
  'list saved sections': {
    endpoint: 'get /saved-sections',
    may: editors,
    prepare: async (site) => ({ method: 'GET', path: `/saved-sections?site=${site}` }),
  },
  'save a section': {
    endpoint: 'post /saved-sections',
    may: editors,
    prepare: async (site) => saveSection(site, 'site'),
  },
  'save a section for all sites': {
    endpoint: 'post /saved-sections',
    may: platform,
    prepare: async (site) => saveSection(site, 'platform'),
  },
  'read where a page stands between template and sites': {
    endpoint: 'get /inheritance/:collection/:id',
    may: readers,
    prepare: async (site) => ({ method: 'GET', path: `/inheritance/pages/${await aPage(site)}` }),
  },
  'read which features are off on a site': {
    endpoint: 'get /inheritance/features/:site',
    may: readers,
    prepare: async (site) => ({ method: 'GET', path: `/inheritance/features/${site}` }),
  },
  'copy a page of the template': {
    endpoint: 'post /inheritance/pages/:id/customise',
    // A template and a site without one have nothing to copy from.
    may: { ...editors, 'platform-admin': ['own'] },
    prepare: async (site) => {
      const path = `/inheritance/pages/${await aPage(sites.template)}/customise`
      return { method: 'POST', path, body: { site } }
    },
  },
  'bring a page up to date with the template': {
    endpoint: 'post /inheritance/pages/:id/follow',
    // Only a copy follows, and only the own site has a template.
    may: { ...editors, 'platform-admin': ['own'] },
    prepare: async (site) => ({
      method: 'POST',
      path: `/inheritance/pages/${site === sites.own ? await aCopy(site) : await aPage(site)}/follow`,
      body: { type: 'update' },
    }),
  },
  'create a site': {
    endpoint: 'post /new-site',
    may: platform,
    prepare: async () => ({ method: 'POST', path: '/new-site', body: aSite(mark()) }),
  },
  'ask a site for a page': {
    endpoint: 'get /new-site/:id/check',
    // A template has no address of its own.
    may: { ...platform, 'platform-admin': ['own', 'other'] },
    prepare: async (site) => {
      const { path } = await cms.findByID({ collection: 'pages', id: await aPage(site) })
      return { method: 'GET', path: `/new-site/${site}/check?path=${path}` }
    },
  },
  'offer a page as a template': {
    endpoint: 'patch /pages/:id',
    may: editors,
    prepare: async (site) => ({ method: 'PATCH', path: `/pages/${await aPage(site)}`, body: { isPageTemplate: true } }),
  },
}

const saveSection = (site: number, scope: string): Request => ({
  method: 'POST',
  path: '/saved-sections',
  body: { site, scope, name: mark(), layout: [hero('Ours')] },
})

const aSite = (slug: string) => ({
  name: slug,
  slug,
  hosts: [`${slug}.localhost`],
  template: sites.template,
  country: 'AU',
  timeZone: 'Australia/Sydney',
  theme: { primary: '#0b5cad', accent: '#ad4a0b', ink: '#16202c', surface: '#ffffff' },
  phone: '02 5550 0199',
  email: 'hello@harbour.example',
  licence: 'MD 12345',
  location: {
    name: 'Newcastle',
    street: '12 Quay Street',
    city: 'Newcastle',
    state: 'NSW',
    postcode: '2300',
    hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
  },
  withDemoStock: false,
})

async function send(role: Role, { method, path, body }: Request): Promise<Response> {
  const person = people.get(role)
  return running.fetch(`/cms/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'If-Match': '*',
      'If-Unmodified-Since': new Date(Date.now() + 1_000).toUTCString(),
      ...(person ? { Authorization: `JWT ${person.token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

describe.each(Object.entries(actions))('who may %s', (_, { may, prepare }) => {
  /** What is refused changes nothing, so that the next role asks for the same. */
  const prepared = new Map<SiteName, Request>()

  test.each(['visitor', 'sales', 'editor', 'tenant-admin', 'platform-admin'] as const)('%s', async (role) => {
    const allowed: string[] = []
    const refused: number[] = []
    for (const site of all) {
      const request = prepared.get(site) ?? (await prepare(sites[site]))
      prepared.set(site, request)
      const answer = await send(role, request)
      if (answer.ok) {
        allowed.push(site)
        prepared.delete(site)
      } else refused.push(answer.status)
    }
    // An error of the server is no refusal.
    expect(refused.filter((status) => status >= 500)).toEqual([])
    expect(allowed).toEqual([...may[role]])
  })
})

test('every action of the page builder that has an endpoint of ours is in the table', () => {
  const own = [
    ...scheduleEndpoints,
    ...versionEndpoints,
    ...savedSectionEndpoints,
    ...inheritanceEndpoints,
    ...newSiteEndpoints,
  ].map(({ method, path }) => `${method} ${path}`)
  const named = new Set(Object.values(actions).map(({ endpoint }) => endpoint))
  expect(own.filter((endpoint) => !named.has(endpoint))).toEqual([])
})
