import { ValidationError, type Payload } from 'payload'
import type { Pool } from 'pg'
import { type Shopper, shopper } from '#schemas/shopper/shopper.ts'
import type { Address } from './read-address.ts'

interface Proven {
  payload: Payload
  pool: Pool
  tenantId: number
  address: Address
  /** Who proved it, where somebody was signed in before. */
  signedIn: Shopper | null
}

/** The shopper whose address was proven: the one who has it, else the one who is signed in and adds it, else a new one. */
export async function sessionShopper(proven: Proven): Promise<Shopper> {
  const known = await findByAddress(proven)
  if (known) return known
  try {
    await addAddress(proven)
  } catch (error) {
    // Signed in twice at once: the other one was first.
    if (!(error instanceof ValidationError)) throw error
  }
  const added = await findByAddress(proven)
  if (!added) throw new Error('A shopper who signed in is not there.')
  return added
}

async function findByAddress({ pool, tenantId, address }: Proven): Promise<Shopper | null> {
  const { rows } = await pool.query(
    `select id, coalesce(name, '') as name, coalesce(last_name, '') as last_name, phone, email, coalesce(postcode, '') as postcode
     from shoppers where tenant_id = $1 and case when $2 then phone = $3 else lower(email) = $3 end
     order by id limit 1`,
    [tenantId, address.channel === 'sms', address.to],
  )
  return rows[0] ? shopper.parse(rows[0]) : null
}

async function addAddress({ payload, tenantId, address, signedIn }: Proven): Promise<void> {
  const proven = address.channel === 'sms' ? { phone: address.to } : { email: address.to }
  const isMissing = signedIn && (address.channel === 'sms' ? signedIn.phone === null : signedIn.email === null)
  const how = { collection: 'shoppers', depth: 0, overrideAccess: true } as const
  if (isMissing) await payload.update({ ...how, id: signedIn.id, data: proven })
  else await payload.create({ ...how, data: { tenant: tenantId, ...proven } })
}
