import type { Shopper } from '#schemas/shopper/shopper.ts'
import { contactChannels } from '../sessions/contact-channels.ts'
import type { ApiContext } from '../context/api-context.ts'

/** Whose things are looked for: tenant, shopper, e-mail address (empty: none), digits of the number, as the first four values of a query. */
export type Owner = readonly [tenant: number, shopper: number, email: string, digits: string[]]

export const ownerOf = ({ tenant }: Pick<ApiContext, 'tenant'>, { id, email, phone }: Shopper): Owner => [
  tenant.id,
  id,
  email ?? '',
  contactChannels(phone),
]

/** Rows that somebody sent from the proven address or with the proven number, signed in or not. */
export const sentBy = (table: string): string =>
  `(($3 <> '' and lower(${table}.email) = $3) or regexp_replace(coalesce(${table}.phone, ''), '\\D', '', 'g') = any($4))`
