import { z } from 'zod'
import { isDay } from '../lib/day.ts'
import * as texts from './texts.ts'

/** A review of a file, as it is stored. Dates are days. */
export interface ReviewRow {
  customer_name: string
  rating: number
  review_date: string
  text: string | null
  reply_text: string | null
  reply_date: string | null
  source: string | null
}

/** Names of columns or keys, by the field that they fill; without case, spaces and underscores. */
const aliases: Record<keyof ReviewRow, readonly string[]> = {
  customer_name: ['customername', 'customer', 'name', 'reviewer', 'author', 'authorname'],
  rating: ['rating', 'stars', 'starrating', 'score'],
  review_date: ['reviewdate', 'date', 'created', 'createdat', 'time', 'createtime'],
  text: ['text', 'review', 'comment', 'body'],
  reply_text: ['replytext', 'reply', 'response', 'ownerresponse'],
  reply_date: ['replydate', 'replied', 'responsedate'],
  source: ['source', 'platform', 'site'],
}

const fieldByAlias = new Map(
  Object.entries(aliases).flatMap(([field, names]) => names.map((name): [string, string] => [name, field])),
)

const text = (longest: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').trim())
    .pipe(z.string().max(longest, texts.isTooLong))

const words = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const
const wordStars = new Map<string, number>(Object.entries(words))

const stars = text(20)
  .transform((value) => wordStars.get(value.toUpperCase()) ?? Number.parseFloat(value))
  .pipe(z.int(texts.ratingIsNone).min(1, texts.ratingIsNone).max(5, texts.ratingIsNone))

/** `2026-11-09`, with any time after it, or `9/11/2026` as it is written here. */
const day = text(40).transform((value, context) => {
  const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value)
  const iso = written
    ? `${written[3]}-${written[2]?.padStart(2, '0')}-${written[1]?.padStart(2, '0')}`
    : value.slice(0, 10)
  if (isDay(iso)) return iso
  context.addIssue({ code: 'custom', message: texts.dateIsNone })
  return z.NEVER
})

const orNull = (value: string) => (value === '' ? null : value)

const row = z.object({
  customer_name: text(120).pipe(z.string().min(1, texts.nameIsMissing)),
  rating: stars,
  review_date: day,
  text: text(5_000).transform(orNull),
  reply_text: text(5_000).transform(orNull),
  reply_date: z.union([
    text(40)
      .pipe(z.literal(''))
      .transform(() => null),
    day,
  ]),
  source: text(60).transform(orNull),
})

/** One row of a file by its headings or keys, or why it is none. locations §3, Review */
export function readReviewRow(given: Record<string, unknown>): ReviewRow | { problem: string } {
  const named = Object.entries(given).flatMap(([name, value]) => {
    const field = fieldByAlias.get(name.toLowerCase().replace(/[^a-z]/g, ''))
    return field ? [[field, value]] : []
  })
  const parsed = row.safeParse(Object.fromEntries(named))
  return parsed.success ? parsed.data : { problem: parsed.error.issues[0]?.message ?? texts.isUnreadable }
}
