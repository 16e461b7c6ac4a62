import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, Router } from 'express'
import type { Pool } from 'pg'
import type { Payload, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { readAuditSource, writeAudit } from '#cms/index.ts'
import type { Lead } from '#cms/generated/payload-types.ts'
import { clockText } from '#schemas/lib/clock-text.ts'
import { documentId } from '#schemas/lib/document-id.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { isSound } from '../../api/is-sound.ts'
import { referenceId } from '../../base/database/reference-id.ts'
import { sendProblem } from '../../http/send-problem.ts'
import { csvLine } from '../../stock/csv-line.ts'
import { findCaller } from '../find-caller.ts'
import type { StaffParts } from '../service.ts'
import { isCallersFault } from './is-callers-fault.ts'
import { leadHeadings, leadRow } from './lead-row.ts'
import { listFilter } from './list-filter.ts'

const asked = z.object({
  tenant: z.coerce.number().pipe(documentId),
  where: listFilter.optional(),
  search: z.string().trim().max(200).default(''),
})

/** Leads as a file: those of a list as it is filtered, with the rights of anyone who asks, newest first. */
export function leadCsvRoute(parts: StaffParts, headersOf: (req: Request) => Headers): Router {
  const router = Router({ caseSensitive: true })
  router.get('/staff/leads.csv', async (req, res) => {
    const params = new URL(req.originalUrl, 'http://admin.invalid').searchParams
    const input = asked.safeParse(Object.fromEntries(params))
    if (!input.success || !isSound(input.data)) return sendProblem(res, problem('input-invalid'))
    const { tenant, where, search } = input.data
    const caller = await findCaller(parts, { headers: headersOf(req), tenant, roles: ['tenant-admin', 'sales'] })
    if (isProblem(caller)) return sendProblem(res, caller)
    const pages = leadPages(parts, {
      user: caller.staff.user,
      timeZone: caller.timeZone,
      where: { and: [{ tenant: { equals: tenant } }, where ?? {}, searched(parts.payload, search)] },
    })
    // Before anything is sent: a filter that Payload does not take is the caller's mistake.
    const first = await pages.next().catch((error: unknown) => {
      if (isCallersFault(error)) return problem('input-invalid')
      throw error
    })
    if (isProblem(first)) return sendProblem(res, first)
    await writeAudit(parts.pool, {
      action: 'exported',
      tenantId: tenant,
      person: caller.staff,
      source: readAuditSource({ headers: headersOf(req) }),
      subject: 'Leads as CSV',
      area: 'leads',
    })
    res.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${caller.slug}-${clockText(parts.now().toISOString(), caller.timeZone).slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    })
    await pipeline(Readable.from(linesOf(first, pages)), res)
  })
  return router
}

interface Listed {
  user: TypedUser
  timeZone: string
  where: Where
}

const aPage = 200

async function* leadPages(
  { payload, pool }: Pick<StaffParts, 'payload' | 'pool'>,
  { user, timeZone, where }: Listed,
): AsyncGenerator<string, void> {
  let below: number | null = null
  do {
    const older: Where = below === null ? {} : { id: { less_than: below } }
    const { docs } = await payload.find({
      collection: 'leads',
      user,
      overrideAccess: false,
      depth: 1,
      limit: aPage,
      pagination: false,
      sort: '-id',
      populate: { vehicles: { name: true }, locations: { name: true }, users: { name: true } },
      where: { and: [where, older] },
    })
    const told = { people: await namesOf(pool, docs), timeZone }
    yield docs.map((lead) => csvLine(leadRow(lead, told))).join('')
    below = docs.length < aPage ? null : (docs.at(-1)?.id ?? null)
  } while (below !== null)
}

/** Who handles the leads of a page by id: also those whose account the caller may not read, such as administrators of the platform. */
async function namesOf(pool: Pool, leads: readonly Lead[]): Promise<ReadonlyMap<number, string>> {
  const ids = leads.flatMap(({ assigned_to: person }) => referenceId(person) ?? [])
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select id, name from users where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** With a mark of UTF-8 before it, without which spreadsheets read names wrongly. */
async function* linesOf(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(leadHeadings)}`
  if (!first.done) yield first.value
  yield* rest
}

function searched(payload: Payload, words: string): Where {
  const fields = payload.collections.leads.config.admin.listSearchableFields ?? []
  return words === '' ? {} : { or: fields.map((field) => ({ [field]: { like: words } })) }
}
