import type { Pool } from 'pg'

interface Ending {
  tenantId: number
  session: number
  shopperId: number
  /** Also in every other browser in which the shopper is signed in. */
  everywhere: boolean
}

export async function endSession(pool: Pool, { tenantId, session, shopperId, everywhere }: Ending): Promise<void> {
  await pool.query('delete from shopper_sessions where tenant_id = $1 and shopper_id = $2 and ($3 or id = $4)', [
    tenantId,
    shopperId,
    everywhere,
    session,
  ])
}
