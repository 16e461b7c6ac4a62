import { parseArgs } from 'node:util'
import { createFirstAdmin, getCms } from '#cms/index.ts'
import { writeStock } from './stock/write-stock.ts'
import { demoTenants } from './tenants/demo-tenants.ts'
import { writeTenant } from './write-tenant.ts'

/**
 * `node seed/main.ts [--count N]` fills the database that the environment names with the demo companies and about N vehicles (1,500 unless
 * told). Run again, it changes nothing that is there. What it does is said on standard output, a line a step.
 */
const { values } = parseArgs({ options: { count: { type: 'string', default: '1500' } } })
const count = Number(values.count)
if (!Number.isInteger(count) || count < 0)
  throw new Error(`--count takes a whole number from 0, not "${values.count}".`)

const say = (line: string) => process.stdout.write(`${line}\n`)
const cms = await getCms()
const { FORECOURT_ADMIN_EMAIL: email, FORECOURT_ADMIN_PASSWORD: password } = process.env
if (email && password) await createFirstAdmin(cms, { email, password })
const sites = []
for (const company of demoTenants) {
  say(`Write ${company.name}`)
  sites.push({ company, id: await writeTenant(cms, company) })
}
await writeStock({ sites, count, say })
await cms.destroy()
// Payload's PostgreSQL adapter holds one connection for ever; nothing else would end the process.
process.exit()
