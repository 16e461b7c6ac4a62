import { z } from 'zod'
import { problem, type Problem } from '#schemas/problem.ts'
import { adjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'
import type { ApiContext } from '../context/api-context.ts'

const stored = z.object({
  id: z.int(),
  code: z.string(),
  description: z.string(),
  rego: z.string(),
  rego_state: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  badge: z.string(),
  nvic: z.string(),
  km: z.int(),
  low: z.int().nullable(),
  high: z.int().nullable(),
  questions: adjustmentQuestions,
  answers: adjustmentAnswers,
  lead: z.int().nullable(),
  vehicle: z.int().nullable(),
  accepted_at: z.date().nullable(),
  expires_at: z.date(),
})

/** A row of `valuations`, money in cents. */
export type StoredValuation = z.infer<typeof stored>

/** The valuation that a code names on this site, while its estimate is good. */
export async function findValuation(
  { pool, tenant, now }: Pick<ApiContext, 'pool' | 'tenant' | 'now'>,
  code: string,
): Promise<StoredValuation | Problem> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select id, code, description, coalesce(rego, '') as rego, coalesce(rego_state, '') as rego_state, year::int, make, model,
       coalesce(badge, '') as badge, coalesce(nvic, '') as nvic, km::int, low::int, high::int,
       coalesce(questions, '[]') as questions, coalesce(answers, '{}') as answers,
       lead_id as lead, vehicle_id as vehicle, accepted_at, expires_at
     from valuations where tenant_id = $1 and code = $2`,
    [tenant.id, code],
  )
  if (!rows[0]) return problem('valuation-not-found')
  const found = stored.parse(rows[0])
  return found.expires_at > now ? found : problem('valuation-expired')
}
