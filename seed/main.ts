import { parseArgs } from 'node:util'
import { createFirstAdmin, getCms } from '#cms/index.ts'
import { writeCustomers } from './customers/write-customers.ts'
import { writeFeeds } from './stock/write-feeds.ts'
import { writeStock } from './stock/write-stock.ts'
import { demoTenants } from './tenants/demo-tenants.ts'
import type { DemoTenant } from './tenants/read-tenant.ts'
import { fillSite, writeSite } from './write-tenant.ts'

/**
 * `node seed/main.ts [--count N] [--skip stock|customers]` fills the database of the environment with the demo companies, about N vehicles (default
 * 1,620) and a fortnight of customers. A second run adds only what is missing. Progress is printed on standard output, one line per step.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1620' }, skip: { type: 'string' } },
})
const count = readCount(values.count)
if (values.skip && !['stock', 'customers'].includes(values.skip))
  throw new Error(`--skip takes stock or customers, not "${values.skip}".`)

const say = (line: string) => process.stdout.write(`${line}\n`)
const cms = await getCms()
const { FORECOURT_ADMIN_EMAIL: email, FORECOURT_ADMIN_PASSWORD: password } = process.env
if (email && password) await createFirstAdmin(cms, { email, password })
const sites = await writeSites()
if (values.skip !== 'stock') {
  const feeds = await writeFeeds(cms, sites)
  await writeStock({ sites, feeds, count, say })
}
if (values.skip !== 'customers') {
  say('Write a fortnight of customers')
  await writeCustomers(cms, sites)
}
await cms.destroy()
// Payload's PostgreSQL adapter keeps a connection open, so the process must be ended explicitly.
process.exit()

interface Site {
  company: DemoTenant
  id: number
}

/** One after another, so that their ids are the same each time; then what they have, at once: most of that is waiting for the database. */
async function writeSites(): Promise<Site[]> {
  const written: Site[] = []
  for (const company of demoTenants) written.push({ company, id: await writeSite(cms, company) })
  let done = 0
  const fill = async ({ company, id }: Site) => {
    await fillSite(cms, { company, tenant: id })
    done += 1
    say(`${done} of ${written.length} sites: ${company.name}`)
  }
  say(`0 of ${written.length} sites`)
  // Sites copy the pages of templates.
  const isTemplate = ({ company }: Site) => company.locations.length === 0
  await Promise.all(written.filter(isTemplate).map(fill))
  await Promise.all(written.filter((site) => !isTemplate(site)).map(fill))
  return written
}

function readCount(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  throw new Error(`--count takes a whole number from 0, not "${text}".`)
}
