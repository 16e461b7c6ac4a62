import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import type { Address } from './read-address.ts'
import { addContactDetails, createShopper, findShopperByAddress } from './store.ts'

interface SessionShopperInput {
  payload: Payload
  pool: Pool
  tenantId: number
  address: Address
  /** The previously signed-in shopper, if any. */
  signedIn: Shopper | null
}

/** The shopper with the verified address: its owner, else the signed-in shopper, who gets it added, else a new one. */
export async function sessionShopper(proven: SessionShopperInput): Promise<Shopper> {
  const known = await findShopperByAddress(proven.pool, proven)
  if (known) return known
  // A concurrent sign-in may have created it first; the lookup below finds it.
  await addAddress(proven)
  const added = await findShopperByAddress(proven.pool, proven)
  if (!added) throw new Error('A shopper who signed in is not there.')
  return added
}

async function addAddress({ payload, tenantId, address, signedIn }: SessionShopperInput): Promise<void> {
  const details = address.channel === 'sms' ? { phone: address.to } : { email: address.to }
  const isMissing = signedIn && (address.channel === 'sms' ? signedIn.phone === null : signedIn.email === null)
  if (isMissing) await addContactDetails(payload, { id: signedIn.id, details })
  else await createShopper(payload, { tenantId, details })
}
