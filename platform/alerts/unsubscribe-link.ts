import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type AlertKind, alertKinds } from '#schemas/shopper/alert-kind.ts'
import { keyedHash } from '../sessions/keyed-hash.ts'

/** A reference to an alert of a site by its row's id. */
export interface AlertRef {
  tenantId: number
  kind: AlertKind
  id: number
}

export const unsubscribePath = '/unsubscribe'

/** A signed link that ends one alert without signing in. */
export const unsubscribeLink = (secret: string, origin: string, alert: AlertRef): string =>
  `${origin}${unsubscribePath}?to=${alert.kind}.${alert.id}.${getMark(secret, alert)}`

const token = z.tuple([
  z.enum(alertKinds),
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
  z.string().length(43),
])

/** The alert of this site that a link ends; null for an invalid link. */
export function readUnsubscribe(secret: string, tenantId: number, to: string): AlertRef | null {
  const read = token.safeParse(to.split('.'))
  if (!read.success) return null
  const [kind, id, mark] = read.data
  const alert = { tenantId, kind, id }
  const [given, right] = [Buffer.from(mark), Buffer.from(getMark(secret, alert))]
  return given.length === right.length && timingSafeEqual(given, right) ? alert : null
}

const getMark = (secret: string, { tenantId, kind, id }: AlertRef): string =>
  keyedHash(secret, 'unsubscribe', tenantId, kind, id)
