import { type CollectionSlug, docAccessOperation, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { zonedTime } from '#schemas/lib/zoned-time.ts'
import { readId } from '../outbox/announce.ts'
import { cancelChange, listPlannedChanges, planChange } from './planned-changes.ts'
import * as texts from './texts.ts'

const plan = z.object({
  kind: z.enum(['publish', 'unpublish']),
  /** Local time of the site: `2026-12-26T09:00`. */
  at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
})

const path = '/schedule/:collection/:id'

/**
 * Planned publishing of one document, for those who may publish it. Payload's own server function asks nobody for permission when it cancels,
 * and takes the browser's time zone.
 */
export const scheduleEndpoints: Endpoint[] = [
  { path, method: 'get', handler: async (req) => answer(req, async (document) => list(req, document)) },
  { path, method: 'post', handler: async (req) => answer(req, async (document) => add(req, document)) },
  {
    path: `${path}/:job`,
    method: 'delete',
    handler: async (req) => answer(req, async (document) => cancel(req, document)),
  },
]

interface Publishable {
  collection: CollectionSlug
  document: number
  /** Null while the document has no site. */
  timeZone: string | null
}

async function answer(req: PayloadRequest, work: (found: Publishable) => Promise<Response>): Promise<Response> {
  const found = await findPublishable(req)
  const response = found ? await work(found) : say(404, texts.thereIsNoSuchDocument)
  return new Response(response.body, {
    status: response.status,
    headers: headersWithCors({
      headers: new Headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }),
      req,
    }),
  })
}

const say = (status: number, message: string): Response => Response.json({ message }, { status })

async function list(req: PayloadRequest, { collection, document, timeZone }: Publishable): Promise<Response> {
  return Response.json({ timeZone, planned: await listPlannedChanges(req, { collection, document, tenants: null }) })
}

async function add(req: PayloadRequest, found: Publishable): Promise<Response> {
  const body = plan.safeParse(await req.json?.().catch(() => null))
  if (!body.success) return say(400, texts.chooseWhatToDo)
  if (found.timeZone === null) return say(400, texts.chooseASiteFirst)
  const [date = '', time = ''] = body.data.at.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = readMoment({ date, minutes: hours * 60 + minutes, timeZone: found.timeZone })
  if (at === null) return say(400, texts.thatTimeDoesNotExist)
  if (at.getTime() <= Date.now()) return say(400, texts.thatTimeHasPassed)
  await planChange(req, { ...found, kind: body.data.kind, at })
  return list(req, found)
}

function readMoment(local: { date: string; minutes: number; timeZone: string }): Date | null {
  try {
    return zonedTime(local)
  } catch {
    // No such day, such as 31 February.
    return null
  }
}

async function cancel(req: PayloadRequest, found: Publishable): Promise<Response> {
  const isGone = await cancelChange(req, { ...found, id: Number(req.routeParams?.['job']) || 0 })
  return isGone ? list(req, found) : say(409, texts.itIsNotPlannedAnyMore)
}

async function findPublishable(req: PayloadRequest): Promise<Publishable | null> {
  const slug = String(req.routeParams?.['collection'])
  const id = Number(req.routeParams?.['id'])
  const collection = req.payload.config.collections.find((each) => each.slug === slug)
  if (!req.user || !collection?.versions?.drafts || !Number.isSafeInteger(id)) return null
  const named = { collection: slug as CollectionSlug, id, depth: 0, draft: true, disableErrors: true, req } as const
  const doc = await req.payload.findByID({ ...named, overrideAccess: false, user: req.user })
  if (!doc) return null
  const allowed = await docAccessOperation({
    id,
    collection: { config: collection },
    data: { _status: 'published' },
    req,
  })
  if (!('update' in allowed) || !allowed.update) return null
  return {
    collection: named.collection,
    document: id,
    timeZone: await findTimeZone(req, 'tenant' in doc ? doc.tenant : null),
  }
}

async function findTimeZone(req: PayloadRequest, tenant: unknown): Promise<string | null> {
  const id = readId(tenant)
  if (id === null) return null
  const site = await req.payload.findByID({
    collection: 'tenants',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
    select: { timeZone: true },
  })
  return site?.timeZone ?? null
}
