import { randomBytes } from 'node:crypto'
import type { LeadFilter } from '#schemas/lead/fits-filter.ts'
import type { Desk } from './desk.ts'

/** The company's lead destinations. */
export interface WrittenDestination extends LeadFilter {
  id: number
  name: string
  isByMail: boolean
  isActive: boolean
}

const workshop = ['Service', 'Parts']

/**
 * The mailboxes of the company, which take leads, and its dealer system, which is switched off: that server is nobody’s. Without a mail provider
 * what goes to the mailboxes is kept among the messages.
 */
export async function writeDestinations(desk: Desk): Promise<WrittenDestination[]> {
  const { company } = desk
  const email = company.dealerships[0]?.email ?? `sales@${company.slug}.example`
  const domain = email.split('@')[1] ?? ''
  const hasCrm = company.slug === 'meridian' || company.slug === 'coastline-kia'
  return [
    await write(desk, { name: 'Sales desk', kind: 'email', addresses: [email], active: true }),
    await write(desk, {
      name: 'Workshop',
      kind: 'email',
      addresses: [`workshop@${domain}`],
      active: true,
      categories: workshop,
    }),
    ...(hasCrm
      ? [
          await write(desk, {
            name: 'CRM mailbox',
            kind: 'adf-email',
            addresses: [`adf@crm.${domain}`],
            vendor: company.slug.toUpperCase(),
            active: true,
          }),
        ]
      : []),
    await write(desk, {
      name: 'Dealer system',
      kind: 'webhook',
      url: `https://crm.${domain}/leads`,
      secret: randomBytes(24).toString('base64url'),
      active: false,
    }),
  ]
}

interface NewDestination {
  name: string
  kind: 'email' | 'adf-email' | 'webhook'
  active: boolean
  addresses?: string[]
  url?: string
  secret?: string
  vendor?: string
  categories?: string[]
}

async function write({ cms, req, tenant }: Desk, data: NewDestination): Promise<WrittenDestination> {
  const { id } = await cms.create({ collection: 'lead-destinations', data: { ...data, tenant }, depth: 0, req })
  const { name, kind, active, categories = [] } = data
  return { id, name, isByMail: kind !== 'webhook', isActive: active, categories, locations: [] }
}
