import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { InTransaction } from '#platform/base/database/transaction.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'

interface SalesStaffInput {
  cms: Payload
  req: InTransaction
  company: DemoTenant
  tenant: number
}

const sellers: Partial<Record<string, readonly string[]>> = {
  'coastline-kia': ['Dean Porter', 'Leilani Marsh'],
  meridian: ['Marcus Webb', 'Yasmin Aziz'],
  westgate: ['Stavros Pappas', 'Kylie Brandt'],
  openroad: ['Bruce Hartley', 'Nell Fraser'],
  kauri: ['Tama Wilson', 'Sarah Lockhart'],
  'meridian-subaru': ['Nadia Rossi', 'Ben Ashcroft'],
  'kia-dealers': ['Grace Lim', 'Owen Hartigan'],
}

/** Two sales staff of the company. Their passwords are random: an administrator can set new ones. */
export async function writeStaff({ cms, req, company, tenant }: SalesStaffInput): Promise<number[]> {
  const domain = company.dealerships[0]?.email.split('@')[1] ?? `${company.slug}.example`
  const ids = []
  for (const name of sellers[company.slug] ?? []) {
    const { id } = await cms.create({
      collection: 'users',
      data: {
        name,
        email: `${name.split(' ')[0]?.toLowerCase() ?? 'sales'}@${domain}`,
        password: randomBytes(24).toString('base64url'),
        role: 'sales',
        tenants: [{ tenant }],
      },
      depth: 0,
      req,
    })
    ids.push(id)
  }
  return ids
}
