import { readFileSync } from 'node:fs'
import { listNodes } from './schemas/page/walk.ts'
import { demoTenants } from './seed/tenants/demo-tenants.ts'
import { importLayout } from './seed/tenants/import-layout.ts'

const client = 'dist/renderer/client/'
/** What an island may load after it has hydrated: the counter asks again after a while. */
const lazily = ['blocks/_data/http-api.ts']

/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readFileSync(new URL(`${client}.vite/manifest.json`, import.meta.url), 'utf8'))

/** Embla, which drives a carousel once it is near the window, and its plugin for trackpads. decision 277 */
const carousels = Object.keys(manifest).filter((name) => name.includes('embla'))

const limits = [
  { name: 'Home page', path: '/', limit: '95 kB', more: [] },
  { name: 'Home page with its carousels', path: '/', limit: '105.5 kB', more: carousels },
  { name: 'Vehicle page', path: '/cars/:slug', limit: '125 kB', more: [] },
  { name: 'Vehicle page with its carousels', path: '/cars/:slug', limit: '135.5 kB', more: carousels },
]

/** Script that these pages of every demo tenant load with all of their islands hydrated, before anything is opened. */
export default [
  ...demoTenants.flatMap((tenant) => limits.flatMap((limit) => measured(tenant, limit))),
  // Beside what islands load: no page of shoppers has it.
  { name: 'Canvas', path: client + manifest['renderer/canvas/entry-canvas.ts']?.file, limit: '12 kB', brotli: true },
]

/**
 * @param {import('./seed/tenants/read-tenant.ts').DemoTenant} tenant
 * @param {(typeof limits)[number]} limited
 */
function measured(tenant, { name, path: pagePath, limit, more }) {
  const page = tenant.pages.find(({ path }) => path === pagePath)
  if (!page) return []
  const blocks = blocksOf(tenant, page)
  const islands = blocks.map((slug) => `blocks/${slug}/component.tsx`).filter((name) => name in manifest)
  const runtime = islands.length > 0 ? ['renderer/entry-client.ts', 'renderer/client/hydrate-island.tsx'] : []
  // Of every page: its header says how many favourites were kept, and looks at it are counted.
  const ofEvery = ['renderer/client/local-lists.ts', 'renderer/client/measure.ts']
  const small = pagePath === '/cars/:slug' ? ['renderer/client/form-links.ts', 'renderer/client/vehicle-tools.ts'] : []
  const path = filesOf([...runtime, ...islands, ...ofEvery, ...small, ...more])
  return path.length > 0
    ? [{ name: `${name} of ${tenant.slug} (${islands.length} islands)`, path, limit, brotli: true }]
    : []
}

/**
 * @param {import('./seed/tenants/read-tenant.ts').DemoTenant} tenant
 * @param {import('./seed/tenants/read-tenant.ts').DemoPage} page
 */
function blocksOf(tenant, page) {
  const layouts = [page, ...tenant.sections].map((document) => importLayout(document, () => 1))
  return [...new Set(layouts.flatMap(listNodes).map(({ node }) => node.blockType))]
}

/**
 * Everything that these load, and what they may load later.
 *
 * @param {string[]} modules
 */
function filesOf(modules) {
  if (modules.length === 0) return []
  const names = new Set([...modules, ...lazily])
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  return [...new Set([...names].flatMap((name) => manifest[name]?.file ?? []))].map((file) => client + file)
}
