import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'
import { type Answer, ask } from '#tests/support/forecourt.ts'

/** Pages whose addresses begin alike, such as vehicles and lists of a make, are alike: so many of them are opened. */
const openedOfAKind = 5

/** Links that differ in a value alone, such as the number of the vehicle asked about, are alike: so many of them are followed. */
const followedOfAKind = 5

const firstOfEachKind = (paths: readonly string[], kindFor: (path: string) => string, most: number): string[] =>
  [...Map.groupBy(paths, kindFor)].flatMap(([kind, alike]) => (kind ? alike.slice(0, most) : alike))

/** The addresses of a site's map, which lists only what answers (`tests/int/platform/site.test.ts`), and those of them that are opened. */
async function pathsOf(slug: string): Promise<{ listed: string[]; opened: string[] }> {
  const { text } = await ask(demoPort(), '/sitemap.xml', { host: `${slug}.localhost` })
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const opened = firstOfEachKind(listed, (path) => path.slice(0, path.indexOf('/', 1) + 1), openedOfAKind)
  return { listed, opened }
}

/** Every name with a digit, such as a vehicle's, and every value of a query is left out. */
const linkKind = (path: string): string => path.replaceAll(/=[^&]*/g, '=').replaceAll(/(?<=\/)[^/?]*\d[^/?]*/g, '*')

/** An old address may lead to the new one, and a page for anyone who is signed in to signing in, but not on from there. */
async function answerOf(slug: string, path: string): Promise<Answer> {
  const answer = await ask(demoPort(), path, { host: `${slug}.localhost` })
  const to = answer.headers.location ?? ''
  const leadsOn = answer.status === 301 || (answer.status === 302 && to.startsWith('/sign-in?'))
  return leadsOn ? ask(demoPort(), to, { host: `${slug}.localhost` }) : answer
}

/**
 * What a page shows once all its pictures have come: lazy ones load once they are scrolled to, and those that stay empty are broken. `links` are
 * the addresses on this site that it leads to.
 */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    const settled = (picture: HTMLImageElement) =>
      new Promise((resolve) => {
        if (picture.complete) resolve(true)
        for (const type of ['load', 'error']) picture.addEventListener(type, resolve)
      })
    while (!pictures.every(({ complete }) => complete)) await Promise.all(pictures.map(settled))
    return {
      broken: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src),
      links: [...document.querySelectorAll('a[href]')]
        // A link of a drawing, such as the map's, has no address as text in `href`.
        .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search),
      width: document.documentElement.scrollWidth,
    }
  })

/** A phone's: the narrowest, where pages are too wide first, and with the smallest pictures. */
const viewport = { width: 390, height: 844 }

for (const slug of demoSites)
  test(`${slug}: every page stands, with one main heading, whole pictures, no complaint of the browser, and no wider than a phone; an unknown address has the site’s own 404 page`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    const flaws: string[] = []
    const links = new Set<string>()
    const { listed, opened } = await pathsOf(slug)
    await test.step('pages of its map', async () => {
      expect(opened).toContain('/')
      for (const path of opened) {
        const response = await page.goto(siteOrigin(slug) + path)
        if (response?.status() !== 200) flaws.push(`${path} answers ${response?.status()}`)
        const headings = await page.getByRole('heading', { level: 1 }).count()
        if (headings !== 1) flaws.push(`${path} has ${headings} main headings`)
        const shown = await readPage(page)
        for (const picture of shown.broken) flaws.push(`${path} shows a broken picture: ${picture}`)
        for (const link of shown.links) links.add(link)
        if (shown.width > viewport.width) flaws.push(`${path} is ${shown.width} pixels wide on a phone`)
        for (const complaint of complaints.unexpected()) flaws.push(complaint)
      }
    })
    await test.step('where its links lead', async () => {
      const others = [...links].filter((path) => !listed.includes(path))
      for (const link of firstOfEachKind(others, linkKind, followedOfAKind)) {
        const { status } = await answerOf(slug, link)
        if (status !== 200) flaws.push(`A link leads to ${link}, which answers ${status}`)
      }
    })
    expect([...new Set(flaws)]).toEqual([])

    await test.step('an unknown address', async () => {
      complaints.expect(/status of 404/)
      await page.setViewportSize({ width: 1280, height: 800 })
      const name = await page.getByRole('banner').getByRole('link').first().getAttribute('aria-label')
      const missing = await page.goto(`${siteOrigin(slug)}/nothing-here`)
      expect(missing?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('aria-label', name ?? '')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    })
  })
