import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { z } from 'zod'
import { startDemo } from '#tests/support/demo.ts'
import { shots } from './shots.ts'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'guides')
const maxBytes = 200_000

/** `npm run docs -- screenshots`: takes the pictures of the guides again, from a demo of its own. `npm run build` must have run. */
async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  await mkdir(folder, { recursive: true })
  const demo = await startDemo({ count: 162, say })
  try {
    const admin = `http://localhost:${demo.port}`
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
    await signIn(page, admin, demo.administrator)
    await chooseSite(page, admin, 'coastline-kia')
    for (const { name, open } of shots) {
      await open(page, admin)
      await settle(page)
      await save(name, await page.screenshot())
      say(name)
    }
    await browser.close()
  } finally {
    await demo.stop()
  }
}

async function signIn(page: Page, admin: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${admin}/admin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const found = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) })

/** Lists show one site, as they do once it is chosen in the menu. */
async function chooseSite(page: Page, admin: string, slug: string) {
  // By the page itself: a session counts for requests of the admin's own origin only.
  const answer: unknown = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/cms/api/tenants?depth=0&where[slug][equals]=${slug}`,
  )
  const [site] = found.parse(answer).docs
  await page.context().addCookies([{ name: 'payload-tenant', value: String(site?.id), url: admin }])
}

/** Placeholders are gone and pictures are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.shimmer-effect').length === 0 &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

async function save(name: string, picture: Buffer): Promise<void> {
  const { size } = await sharp(picture)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
  if (size > maxBytes) throw new Error(`${name}.webp has ${size} bytes; the limit is ${maxBytes}.`)
}

await main()
