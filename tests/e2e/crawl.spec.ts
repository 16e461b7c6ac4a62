import { expect, type Page, test } from '#tests/support/browser-test.ts'
import { demoPort, siteOrigin } from '#tests/support/demo-of-the-run.ts'
import { demoSites } from '#tests/support/demo-sites.ts'
import { type Answer, ask } from '#tests/support/forecourt.ts'

/** Pages whose addresses begin alike, such as vehicles and lists of a make, are alike: so many of them are opened. */
const openedOfAKind = 5

/** The addresses of a site's map, which lists only what answers (`tests/int/platform/site.test.ts`), and those of them that are opened. */
async function pathsOf(slug: string): Promise<{ listed: string[]; opened: string[] }> {
  const { text } = await ask(demoPort(), '/sitemap.xml', { host: `${slug}.localhost` })
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const kinds = Map.groupBy(listed, (path) => path.slice(0, path.indexOf('/', 1) + 1))
  return { listed, opened: [...kinds].flatMap(([start, alike]) => (start ? alike.slice(0, openedOfAKind) : alike)) }
}

/** Addresses on this site that the page links to. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      // A link of a drawing, such as the map's, has no address as text in `href`.
      .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

/** An old address may lead to the new one, and a page for anyone who is signed in to signing in, but not on from there. */
async function answerOf(slug: string, path: string): Promise<Answer> {
  const answer = await ask(demoPort(), path, { host: `${slug}.localhost` })
  const to = answer.headers.location ?? ''
  const leadsOn = answer.status === 301 || (answer.status === 302 && to.startsWith('/sign-in?'))
  return leadsOn ? ask(demoPort(), to, { host: `${slug}.localhost` }) : answer
}

/** Lazy pictures load once they are scrolled to; those that stay empty are broken. */
async function brokenPictures(page: Page): Promise<string[]> {
  const look = () =>
    page.locator('img').evaluateAll((all: HTMLImageElement[]) => {
      for (const picture of all) picture.loading = 'eager'
      return {
        areLoaded: all.every(({ complete }) => complete),
        empty: all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src),
      }
    })
  let seen = await look()
  await expect.poll(async () => (seen = await look()).areLoaded).toBe(true)
  return seen.empty
}

/** A phone's: the narrowest, where pages are too wide first, and with the smallest pictures. */
const viewport = { width: 390, height: 844 }
const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

for (const slug of demoSites) {
  test(`${slug}: every page stands, with one main heading, whole pictures, no complaint of the browser, and no wider than a phone`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    const flaws: string[] = []
    const links = new Set<string>()
    const { listed, opened } = await pathsOf(slug)
    expect(opened).toContain('/')
    for (const path of opened) {
      const response = await page.goto(siteOrigin(slug) + path)
      if (response?.status() !== 200) flaws.push(`${path} answers ${response?.status()}`)
      const headings = await page.getByRole('heading', { level: 1 }).count()
      if (headings !== 1) flaws.push(`${path} has ${headings} main headings`)
      for (const picture of await brokenPictures(page)) flaws.push(`${path} shows a broken picture: ${picture}`)
      for (const link of await linksOf(page)) links.add(link)
      const width = await pageWidth(page)
      if (width > viewport.width) flaws.push(`${path} is ${width} pixels wide on a phone`)
      for (const complaint of complaints.unexpected()) flaws.push(complaint)
    }
    for (const link of [...links].filter((path) => !listed.includes(path))) {
      const { status } = await answerOf(slug, link)
      if (status !== 200) flaws.push(`A link leads to ${link}, which answers ${status}`)
    }
    expect([...new Set(flaws)]).toEqual([])
  })

  test(`${slug} answers an unknown address with its own 404 page`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/)
    const home = await page.goto(siteOrigin(slug))
    const name = await page.getByRole('banner').getByRole('link').first().getAttribute('aria-label')
    expect(home?.status()).toBe(200)
    const missing = await page.goto(`${siteOrigin(slug)}/nothing-here`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('aria-label', name ?? '')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}
