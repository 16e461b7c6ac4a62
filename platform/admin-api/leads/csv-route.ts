import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, Router } from 'express'
import type { Payload, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { readAuditSource, writeAudit } from '#cms/index.ts'
import { clockText } from '#schemas/lib/clock-text.ts'
import { documentId } from '#schemas/lib/document-id.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { isSound } from '../../api/is-sound.ts'
import { sendProblem } from '../../http/send-problem.ts'
import { csvLine } from '../../stock/csv-line.ts'
import { findCaller } from '../find-caller.ts'
import type { StaffParts } from '../service.ts'
import { isCallersFault } from './is-callers-fault.ts'
import { leadHeadings, leadRow } from './lead-row.ts'
import { listFilter } from './list-filter.ts'
import { findAssignedNames, findLeadPage } from './store.ts'
import * as texts from '../texts.ts'

const leadsQuery = z.object({
  tenant: z.coerce.number().pipe(documentId),
  where: listFilter.optional(),
  search: z.string().trim().max(200).default(''),
})

/** Exports the leads of a filtered list as CSV, newest first, with the caller's rights. */
export function leadCsvRoute(parts: StaffParts, headersOf: (req: Request) => Headers): Router {
  const router = Router({ caseSensitive: true })
  router.get('/staff/leads.csv', async (req, res) => {
    const params = new URL(req.originalUrl, 'http://admin.invalid').searchParams
    const input = leadsQuery.safeParse(Object.fromEntries(params))
    if (!input.success || !isSound(input.data)) return sendProblem(res, problem('input-invalid'))
    const { tenant, where, search } = input.data
    const caller = await findCaller(parts, { headers: headersOf(req), tenant, roles: ['tenant-admin', 'sales'] })
    if (isProblem(caller)) return sendProblem(res, caller)
    const pages = leadPages(parts, {
      user: caller.staff.user,
      timeZone: caller.timeZone,
      where: { and: [{ tenant: { equals: tenant } }, where ?? {}, searched(parts.payload, search)] },
    })
    // Before the response starts: a filter that Payload rejects is the caller's mistake.
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
      subject: texts.leadsAsCsv,
      area: 'leads',
    })
    res.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${caller.slug}-${clockText(parts.now().toISOString(), caller.timeZone).slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    })
    await pipeline(Readable.from(readLines(first, pages)), res)
  })
  return router
}

interface LeadExportQuery {
  user: TypedUser
  timeZone: string
  where: Where
}

const aPage = 200

async function* leadPages(
  { payload, pool }: Pick<StaffParts, 'payload' | 'pool'>,
  { user, timeZone, where }: LeadExportQuery,
): AsyncGenerator<string, void> {
  let below: number | null = null
  do {
    const older: Where = below === null ? {} : { id: { less_than: below } }
    const leads = await findLeadPage(payload, { user, where: { and: [where, older] }, limit: aPage })
    const context = { people: await findAssignedNames(pool, leads), timeZone }
    yield leads.map((lead) => csvLine(leadRow(lead, context))).join('')
    below = leads.length < aPage ? null : (leads.at(-1)?.id ?? null)
  } while (below !== null)
}

/** Starts with a UTF-8 byte order mark, without which spreadsheets misread names. */
async function* readLines(
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
