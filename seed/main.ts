import { parseArgs } from 'node:util'
import { createFirstAdmin, getCms } from '#cms/index.ts'
import { writeCustomers } from './customers/write-customers.ts'
import { writeFeeds } from './stock/write-feeds.ts'
import { writeStock } from './stock/write-stock.ts'
import { demoTenants } from './tenants/demo-tenants.ts'
import { writeTenant } from './write-tenant.ts'

/**
 * `node seed/main.ts [--count N] [--picture-width N]` fills the database that the environment names with the demo companies and about N
 * vehicles (1,500 unless told), photographed that many pixels wide (960; fewer are drawn sooner). Run again, it changes nothing that is there.
 * What it does is said on standard output, a line a step.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1500' }, 'picture-width': { type: 'string', default: '960' } },
})
const count = wholeNumber('count', 0)
const pictureWidth = wholeNumber('picture-width', 60)

const say = (line: string) => process.stdout.write(`${line}\n`)
const cms = await getCms()
const { FORECOURT_ADMIN_EMAIL: email, FORECOURT_ADMIN_PASSWORD: password } = process.env
if (email && password) await createFirstAdmin(cms, { email, password })
const sites = []
for (const company of demoTenants) {
  say(`Write ${company.name}`)
  sites.push({ company, id: await writeTenant(cms, company) })
}
const feeds = await writeFeeds(cms, sites)
await writeStock({ sites, feeds, count, pictureWidth, say })
say('Write a fortnight of customers')
await writeCustomers(cms, sites)
await cms.destroy()
// Payload's PostgreSQL adapter holds one connection for ever; nothing else would end the process.
process.exit()

function wholeNumber(name: keyof typeof values, least: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least) return number
  throw new Error(`--${name} takes a whole number from ${least}, not "${values[name]}".`)
}
