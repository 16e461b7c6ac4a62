import type { Pool, PoolClient } from 'pg'

/** Somebody, by what they gave us; either may be empty, not both. */
export interface Person {
  tenantId: number
  email: string
  phone: string
}

/** A person with the leads and accounts that are theirs: what everything else of theirs names. */
export interface KnownPerson extends Person {
  leads: number[]
  shoppers: number[]
}

/** The digits of a phone number that are left without its country and its leading zero, so that `0412 345 678` is `+61412345678`. */
export const bareDigits = (column: string): string =>
  `regexp_replace(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), '^(00)?(61|64)?0?', '')`

/** Whether a row's own address is the person's: by e-mail `$2` or phone `$3`, of which an empty one is nobody's. */
export const isTheirs = ({ email, phone }: { email?: string; phone?: string }): string =>
  [
    ...(email ? [`($2 <> '' and lower(trim(${email})) = lower(trim($2)))`] : []),
    ...(phone ? [`(${bareDigits('$3')} <> '' and ${bareDigits(phone)} = ${bareDigits('$3')})`] : []),
  ].join(' or ')

/** Whether words name the person's e-mail address `$2`, whole: `jo@example.com` is not in `mary-jo@example.com` nor in `jo@example.com.au`. */
export const hasAddress = (words: string): string =>
  `($2 <> '' and lower(${words}) ~ ('(?<![[:alnum:]._%+-])' || regexp_replace(lower(trim($2)), '([^[:alnum:]])', '\\\\\\1', 'g')
    || '(?![[:alnum:]-]|[.][[:alnum:]])'))`

export async function findPerson(db: Pool | PoolClient, person: Person): Promise<KnownPerson> {
  const { tenantId, email, phone } = person
  const mine = isTheirs({ email: 'email', phone: 'phone' })
  const accounts = await db.query<{ id: number }>(`select id from shoppers where tenant_id = $1 and (${mine})`, [
    tenantId,
    email,
    phone,
  ])
  const shoppers = accounts.rows.map(({ id }) => id)
  const sent = await db.query<{ id: number }>(
    `select id from leads where tenant_id = $1 and (${mine} or shopper_id = any($4::int[]))`,
    [tenantId, email, phone, shoppers],
  )
  return { ...person, shoppers, leads: sent.rows.map(({ id }) => id) }
}
