import { storedPhone } from '#schemas/contact/phone.ts'
import type { Location } from '#schemas/location/location.ts'
import { locationPath } from '#schemas/location/location-path.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import type { Menu } from '#schemas/menu/menu.ts'
import { toHref } from '#schemas/page/href.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { PageRoute } from '../content/content.ts'

interface LlmsTxtInput {
  site: Pick<Site, 'name' | 'tagline' | 'origin' | 'country' | 'menus'>
  /** Addresses that search engines may list: anonymous visitors see all of them. */
  paths: ReadonlySet<string>
  pages: readonly Pick<PageRoute, 'path' | 'title' | 'description'>[]
  locations: readonly Location[]
}

interface Entry {
  path: string
  title: string
  notes: string
}

/**
 * What language models read first about a site: its main pages (those in its menus), its locations, and the rest as optional. Markdown as
 * described at https://llmstxt.org.
 */
export function llmsTxt({ site, paths, pages, locations }: LlmsTxtInput): string {
  const own = pages.filter(({ path }) => paths.has(path))
  const listed: Entry[] = own.map(({ path, title, description }) => ({ path, title, notes: description }))
  const main = mainPages(site.menus, { listed, paths })
  const others = listed.filter(({ path }) => path !== '/' && !main.some((entry) => entry.path === path))
  const about = listed.find(({ path }) => path === '/')?.notes || site.tagline
  const write = (entry: Entry) => writeEntry(entry, site.origin)
  return [
    `# ${oneLine(site.name)}`,
    about && `> ${oneLine(about)}`,
    writeSection('Pages', main.map(write)),
    writeSection(
      'Locations',
      uniqueLocations(locations).map((location) => writeLocation(location, { site, paths })),
    ),
    writeSection('Optional', [...others.map(write), `- [Sitemap](${site.origin}/sitemap.xml): every page and vehicle`]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** In the order of the menus. A page has its own title, a list of stock the menu's. */
function mainPages(
  { header, footer, legal }: Site['menus'],
  { listed, paths }: { listed: readonly Entry[]; paths: ReadonlySet<string> },
): Entry[] {
  const links = [header, footer, legal].flatMap(listLinks)
  const entries = links.flatMap(({ path, title }) =>
    paths.has(path) ? [listed.find((entry) => entry.path === path) ?? { path, title, notes: '' }] : [],
  )
  return entries.filter(({ path }, index) => entries.findIndex((entry) => entry.path === path) === index)
}

const listLinks = (menu: Menu | null) =>
  (menu?.items ?? [])
    .flatMap((item) => [item, ...item.children])
    .map(({ link }) => ({ path: toHref(link) ?? '', title: link.label }))

const writeSection = (heading: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}` : ''

const writeEntry = ({ path, title, notes }: Entry, origin: string): string =>
  `- [${linkText(title)}](${linkTarget(origin + path)})${notes ? `: ${oneLine(notes)}` : ''}`

function writeLocation(location: Location, { site, paths }: Pick<LlmsTxtInput, 'site' | 'paths'>): string {
  const { street, city, state, postcode } = location.address
  const phone = storedPhone(location.phone || location.landline_phone, site.country)
  const notes = [street, [city, state, postcode].filter(Boolean).join(' '), phone].filter(Boolean).join(', ')
  const path = locationPath(location)
  if (paths.has(path)) return writeEntry({ path, title: location.name, notes }, site.origin)
  return `- ${[location.name, notes].filter(Boolean).map(oneLine).join(': ')}`
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const linkText = (text: string): string => oneLine(text).replaceAll(/[\\[\]]/g, String.raw`\$&`)

const linkTarget = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29')
