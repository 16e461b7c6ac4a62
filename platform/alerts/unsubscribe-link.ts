import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type AlertKind, alertKinds } from '#schemas/shopper/alert-kind.ts'
import { keyedHash } from '../sessions/keyed-hash.ts'

/** One alert of one site, by the id of its row. */
export interface AlertRef {
  tenantId: number
  kind: AlertKind
  id: number
}

export const unsubscribePath = '/unsubscribe'

/** Ends one alert, without signing in: anyone who was sent the link may. */
export const unsubscribeLink = (secret: string, origin: string, alert: AlertRef): string =>
  `${origin}${unsubscribePath}?to=${alert.kind}.${alert.id}.${markOf(secret, alert)}`

const token = z.tuple([
  z.enum(alertKinds),
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  z.string().length(43),
])

/** Which alert of this site a link ends; null where it is none of ours. */
export function readUnsubscribe(secret: string, tenantId: number, to: string): AlertRef | null {
  const read = token.safeParse(to.split('.'))
  if (!read.success) return null
  const [kind, id, mark] = read.data
  const alert = { tenantId, kind, id }
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(secret, alert))]
  return given.length === right.length && timingSafeEqual(given, right) ? alert : null
}

const markOf = (secret: string, { tenantId, kind, id }: AlertRef): string =>
  keyedHash(secret, 'unsubscribe', tenantId, kind, id)
