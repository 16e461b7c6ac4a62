import type { Shopper } from '#schemas/shopper/shopper.ts'
import { contactChannels } from '../sessions/contact-channels.ts'
import type { ApiContext } from '../context/api-context.ts'

/** The owner of garage entries: tenant, shopper, email address (empty: none) and digits of the number, as the first four query parameters. */
export type Owner = readonly [tenant: number, shopper: number, email: string, digits: string[]]

export const ownerOf = ({ tenant }: Pick<ApiContext, 'tenant'>, { id, email, phone }: Shopper): Owner => [
  tenant.id,
  id,
  email ?? '',
  contactChannels(phone),
]
