import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listModelAddresses } from '#schemas/model/model-addresses.ts'
import { safeUrl } from '#schemas/page/href.ts'
import { readTarget } from '../page-cache/page-request.ts'
import type { LoadedPage, PageRoute, Redirect } from './content.ts'
import { createPageRouter } from './page-router.ts'

const paths = ['/', '/cars/:slug', '/cars/trade-in', '/search/:type', '/search/:make/:model', '/stock/:make/:model?']

type AddressedModel = Parameters<typeof listModelAddresses>[0][number]
const aModel = (slug: string, override_url = '', new_slug = ''): AddressedModel => ({ slug, override_url, new_slug })

const toRoute = (path: string, index: number): PageRoute => ({
  pageId: index + 1,
  path,
  title: path,
  description: '',
  changedAt: '2026-01-01T00:00:00.000Z',
  isHidden: false,
  pictureId: null,
})

function aRouter(
  more: { paths?: string[]; redirects?: Record<string, Redirect>; models?: AddressedModel[]; missing?: number[] } = {},
) {
  const pages = [...paths, ...(more.paths ?? [])].map(toRoute)
  const read: number[] = []
  const loadPage = async (pageId: number): Promise<LoadedPage | null> => {
    read.push(pageId)
    const path = pages[pageId - 1]?.path ?? ''
    const seo = { title: '', description: '', image: null, noindex: false }
    const page = { id: pageId, title: path, path, layout: [], seo, updatedAt: '2026-01-01T00:00:00.000Z' }
    return more.missing?.includes(pageId) ? null : { page, tags: [`page:${pageId}`] }
  }
  const findRedirect = async (path: string) => more.redirects?.[path] ?? null
  const addresses = listModelAddresses(more.models ?? [])
  const findModelAddress = async (path: string) => addresses.get(path) ?? null
  return { router: createPageRouter({ pages, loadPage, findRedirect, findModelAddress }), read }
}

const load = (path: string, more?: Parameters<typeof aRouter>[0]) => aRouter(more).router.loadTarget(path)

const long = `/cars/${'a'.repeat(201)}`

test.each([
  ['/', { pageId: 1, params: {} }],
  ['/cars/2023-kia-sportage', { pageId: 2, params: { slug: '2023-kia-sportage' } }],
  ['/cars/2023%20kia', { pageId: 2, params: { slug: '2023 kia' } }],
  ['/cars/trade-in', { pageId: 3, params: {} }],
  ['/search/used-cars', { pageId: 4, params: { type: 'used-cars' } }],
  ['/search/kia/sportage', { pageId: 5, params: { make: 'kia', model: 'sportage' } }],
  ['/stock/kia', { pageId: 6, params: { make: 'kia' } }],
  ['/cars', null],
  ['/search/kia/sportage/red', null],
  ['/SEARCH/used-cars', null],
  [long, null],
])('%s is answered by the most literal page that fits', async (path, match) => {
  expect(await aRouter().router.matchPage(path)).toEqual(match)
})

test.each([
  ['/', 'page'],
  ['/cars/2023-kia-sportage', 'page'],
  ['/success', 'page'],
  ['/nothing-here', 'not-found'],
  ['/404', 'not-found'],
  [long, 'not-found'],
  ['/Cars/2023-Kia', { to: '/cars/2023-kia', status: 301 }],
  ['/cars/2023-Kia', 'page'],
  ['/search/Kia', { to: '/search/kia', status: 301 }],
  ['/NOTHING-HERE', 'not-found'],
  ['/search/citro%C3%ABn', 'page'],
  ['/search/citro%c3%abn', { to: '/search/citro%C3%ABn', status: 301 }],
  ['/search/CITRO%C3%8BN', { to: '/search/citro%C3%ABn', status: 301 }],
  ['/search/a%2Fb%20%26%20c', 'page'],
])('%s leads to %j, and no page is read for that', async (path, target) => {
  const { router, read } = aRouter()
  expect([await router.findTarget(path), read]).toEqual([target, []])
})

test('a page is read once its path is asked for, with what its pattern stands for', async () => {
  expect(await load('/cars/2023-kia')).toMatchObject({
    page: { id: 2 },
    params: { slug: '2023-kia' },
    status: 200,
    tags: ['page:2', 'by-pattern'],
  })
})

test('a site’s page at /404 is found, and says that nothing was', async () => {
  expect(await load('/404', { paths: ['/404'] })).toMatchObject({ page: { path: '/404' }, status: 404 })
})

test.each(['/nothing-here', long])('a path without a page has none to show: %s', async (path) => {
  expect(await load(path)).toEqual({ page: null, params: {}, status: 404, tags: ['not-found'] })
})

test('the built-in page stands where a site has none, and gives way to the site’s own', async () => {
  expect(await load('/success')).toMatchObject({ page: { path: '/success' }, status: 200, tags: ['not-found'] })
  expect(await load('/success', { paths: ['/:any'] })).toMatchObject({ page: { path: '/:any' } })
})

test('a page that went after it was listed is not found', async () => {
  expect(await load('/cars/trade-in', { missing: [3] })).toMatchObject({ page: null, status: 404, tags: ['not-found'] })
})

test.each(['used-cars', 'demo-cars', 'new-cars', 'Used-Cars'])(
  '/%s leads to the stock of that type in one hop (vehicles §2, Short stock paths)',
  async (short) => {
    const { router } = aRouter()
    const target = { to: `/search/${short.toLowerCase()}`, status: 302 }
    expect(await router.findTarget(`/${short}`)).toEqual(target)
    expect(await router.findTarget(target.to)).toBe('page')
  },
)

test('a page, a model or a redirect of a short stock path goes first, and stock that moved leads nowhere (vehicles §2, Short stock paths)', async () => {
  const target = (more: Parameters<typeof aRouter>[0]) => aRouter(more).router.findTarget('/used-cars')
  expect(await target({ paths: ['/used-cars'] })).toBe('page')
  expect(await target({ paths: ['/models/:model'], models: [aModel('used', '/used-cars')] })).toBe('page')
  expect(await target({ redirects: { '/used-cars': { to: '/sell', status: 301 } } })).toEqual({
    to: '/sell',
    status: 301,
  })
  expect(await target({ redirects: { '/search/used-cars': { to: '/used-cars', status: 301 } } })).toBe('not-found')
})

test('a redirect goes before a page of the same path, whatever is in its name', async () => {
  const redirects = { '/cars/trade-in': { to: '/sell', status: 302 }, '/cars/:slug': { to: '/all', status: 301 } }
  expect(await load('/cars/trade-in', { redirects })).toEqual({ to: '/sell', status: 302 })
  expect(await load('/cars/2023-kia', { redirects })).toMatchObject({ page: { id: 2 } })
})

test.each(['loadTarget', 'findTarget'] as const)('%s throws what kept it from finding out', async (ask) => {
  const outage = new Error('no database')
  const findRedirect = () => Promise.reject(outage)
  const findModelAddress = async () => null
  const parts = { pages: paths.map(toRoute), loadPage: async () => null, findRedirect, findModelAddress }
  const router = createPageRouter(parts)
  await expect(router[ask]('/nothing-here')).rejects.toBe(outage)
  await expect(router[ask]('/cars/2023-kia')).rejects.toBe(outage)
})

test('a short address of a model leads to it, unless the site has a page there (locations §2, Model page routes)', async () => {
  const models = [aModel('sportage-nq5', '', 'sportage'), aModel('sorento')]
  const paths = ['/models/:slug', '/sorento']
  expect(await load('/sportage', { models, paths })).toEqual({ to: '/models/sportage-nq5', status: 302 })
  expect(await load('/sportage-nq5', { models, paths })).toEqual({ to: '/models/sportage-nq5', status: 302 })
  expect(await load('/sorento', { models, paths })).toMatchObject({ page: { path: '/sorento' } })
  expect(await load('/models/sorento', { models, paths })).toMatchObject({ params: { slug: 'sorento' } })
})

test('a model is shown at its own address, and /models/… leads there (locations §2, Model page routes)', async () => {
  const models = [aModel('ev6', '/electric/ev6/')]
  const paths = ['/models/:slug']
  expect(await load('/electric/ev6', { models, paths })).toMatchObject({
    page: { path: '/models/:slug' },
    params: { slug: 'ev6' },
    status: 200,
  })
  expect(await aRouter({ models, paths }).router.findTarget('/electric/ev6')).toBe('page')
  expect(await load('/models/ev6', { models, paths })).toEqual({ to: '/electric/ev6', status: 302 })
  expect(await load('/electric/ev6', { models })).toMatchObject({ page: null, status: 404 })
})

test('a redirect to a page of a model with an address of its own leads there in one hop', async () => {
  const models = [aModel('ev6', '/electric/ev6/'), aModel('rio')]
  const redirects = {
    '/old': { to: '/models/ev6?a=1', status: 301 },
    '/older': { to: '/ev6', status: 301 },
    '/oldest': { to: '/models/rio', status: 301 },
  } as const
  const more = { models, paths: ['/models/:slug'], redirects }
  expect(await load('/old', more)).toEqual({ to: '/electric/ev6?a=1', status: 302 })
  expect(await load('/older', more)).toEqual({ to: '/electric/ev6', status: 302 })
  expect(await load('/oldest', more)).toEqual({ to: '/models/rio', status: 301 })
  expect(await load('/Models/ev6', more)).toEqual({ to: '/electric/ev6', status: 302 })
})

test('a page goes before the model whose own address it has', async () => {
  const more = { models: [aModel('ev6', '/ev6')], paths: ['/models/:slug', '/ev6'] }
  expect(await load('/ev6', more)).toMatchObject({ page: { path: '/ev6' } })
  expect(await load('/models/ev6', more)).toEqual({ to: '/ev6', status: 302 })
})

test('a redirect away from a model’s own address ends at its page, not in a circle', async () => {
  const redirects = { '/ev6': { to: '/models/ev6', status: 301 } }
  const more = { models: [aModel('ev6', '/ev6')], paths: ['/models/:slug'], redirects }
  expect(await load('/ev6', more)).toEqual({ to: '/models/ev6', status: 301 })
  expect(await load('/models/ev6', more)).toMatchObject({ params: { slug: 'ev6' }, status: 200 })
})

test('a model does not take the place of a built-in page', async () => {
  expect(await load('/success', { models: [aModel('success')], paths: ['/models/:slug'] })).toMatchObject({
    page: { path: '/success' },
  })
})

const site = 'http://site.invalid'
const anAddress = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`)

test('a redirect leads where it was written to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anAddress, fc.webUrl(), fc.constant('tel:+61412000001')), async (to) => {
      fc.pre(safeUrl(to) === to && !/\p{Cc}/u.test(to))
      const target = await load('/old', { redirects: { '/old': { to, status: 301 } } })
      const led = 'to' in target ? new URL(target.to, site) : null
      expect(led && spell(led)).toBe(spell(new URL(to, site)))
    }),
  )
})

/** As the site spells it once it is asked for: without doubled slashes. */
const spell = ({ href }: URL) => href.replace(/(?<!:)\/{2,}/g, '/').replace(/[?#]$/, '')

test('a redirect to a page in other letters takes no second hop', async () => {
  const redirects: Record<string, Redirect> = {
    '/old': { to: '/SEARCH/Used-Cars?body=SUV#Top', status: 301 },
    '/older': { to: '/Cars/2023-Kia', status: 302 },
    '/oldest': { to: '/cars/2023-Kia', status: 302 },
  }
  const { router } = aRouter({ redirects })
  expect(await router.findTarget('/old')).toEqual({ to: '/search/used-cars?body=SUV#Top', status: 301 })
  expect(await router.findTarget('/older')).toEqual({ to: '/cars/2023-kia', status: 302 })
  expect(await router.findTarget('/oldest')).toEqual({ to: '/cars/2023-Kia', status: 302 })
})

test('a page that moved to its own address in other letters leads into no circle', async () => {
  const { router } = aRouter({ redirects: { '/cars/trade-in': { to: '/Cars/Trade-In', status: 301 } } })
  expect(await router.findTarget('/cars/trade-in')).toEqual({ to: '/Cars/Trade-In', status: 301 })
  expect(await router.findTarget('/Cars/Trade-In')).toBe('not-found')
})

test('a router sees the path that the visitor asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), async (path) => {
      fc.pre(path.startsWith('/') && readTarget(path)?.canonicalPath === path)
      expect(await load(path, { redirects: { [path]: { to: '/found', status: 301 } } })).toMatchObject({ to: '/found' })
    }),
  )
})
