import { parseArgs } from 'node:util'
import { createFirstAdmin, getCms } from '#cms/index.ts'
import { writeCustomers } from './customers/write-customers.ts'
import { writeFeeds } from './stock/write-feeds.ts'
import { writeStock } from './stock/write-stock.ts'
import { demoTenants } from './tenants/demo-tenants.ts'
import { writeTenant } from './write-tenant.ts'

/**
 * `node seed/main.ts [--count N]` fills the database of the environment with the demo companies and about N vehicles (default 1,500). A
 * second run changes nothing. Progress is printed on standard output, one line per step.
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '1500' } } })
const count = wholeNumber('count', 0)

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
await writeStock({ sites, feeds, count, say })
say('Write a fortnight of customers')
await writeCustomers(cms, sites)
await cms.destroy()
// Payload's PostgreSQL adapter keeps a connection open, so the process must be ended explicitly.
process.exit()

function wholeNumber(name: keyof typeof values, least: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least) return number
  throw new Error(`--${name} takes a whole number from ${least}, not "${values[name]}".`)
}
