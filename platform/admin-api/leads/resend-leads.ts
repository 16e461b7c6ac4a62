import type { StaffService } from '../service.ts'

/** At most so many at a press; what is left over is sent by the next one. */
const mostAtOnce = 500

/** Begins again with what was given up, is tried again or was delivered; the log stays. What waits already is under way. */
export const resendLeads: StaffService<'resendLeads'> = async ({ pool, site, jobs }, { deliveries }) => {
  const { rows } = await pool.query<{ delivery: number; turn: number }>(
    `update lead_deliveries set state = 'waiting', attempts = 0, next_at = null, updated_at = now()
     where id in (
       select d.id from lead_deliveries d join leads l on l.id = d.lead_id
       where d.tenant_id = $1 and l.erased_at is null and d.state <> 'waiting'
         and case when $2::int[] is null then d.state = 'dead' else d.id = any($2::int[]) end
       order by d.id limit $3)
     returning id as delivery, jsonb_array_length(coalesce(log, '[]'::jsonb)) as turn`,
    [site.id, deliveries, mostAtOnce],
  )
  for (const { delivery, turn } of rows) await jobs.deliverLead({ delivery, turn, at: null })
  return { asked: rows.length }
}
