import { Client } from 'pg'
import { z } from 'zod'

export interface LeadTally {
  /** The keys of the leads in the database. */
  stored: string[]
  /** Keys that more than one lead has. */
  doubled: number
  deliveries: number
  delivered: number
  /** The keys of the deliveries, as destinations know them, each with the key of its lead. */
  keys: { delivery: string; lead: string }[]
}

const counted = z.tuple([
  z.object({ stored: z.array(z.string()), doubled: z.int(), deliveries: z.int(), delivered: z.int() }),
])
const listed = z.array(z.object({ delivery: z.string(), lead: z.string() }))

/** Reads what the database holds. */
export async function readLeadTally(databaseUrl: string): Promise<LeadTally> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query(`
      select (select coalesce(array_agg(key), '{}') from leads) as stored,
             (select count(*)::int from (select from leads group by tenant_id, key having count(*) > 1) more) as doubled,
             (select count(*)::int from lead_deliveries) as deliveries,
             (select count(*)::int from lead_deliveries where state = 'delivered') as delivered`)
    const { rows: pairs } = await client.query(
      "select l.key || '-' || d.destination_id as delivery, l.key as lead from lead_deliveries d join leads l on l.id = d.lead_id",
    )
    return { ...counted.parse(rows)[0], keys: listed.parse(pairs) }
  } finally {
    await client.end()
  }
}
