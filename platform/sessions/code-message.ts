import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { TenantRef } from '../content/content.ts'
import type { Address } from './read-address.ts'

interface Coded {
  code: string
  address: Address
  tenant: TenantRef
  site: Pick<Site, 'name'>
}

/** The code is the first thing that a notification shows. */
export const codeMessage = ({ code, address, tenant, site }: Coded): OutgoingMessage => ({
  tenantId: tenant.id,
  ...address,
  subject: `${code} is your code for ${site.name}`,
  text: `${code} is your code to sign in to ${site.name}. It works once, for ${codeMinutes} minutes, in the browser in which you asked for it. If you did not ask for it, you need do nothing.`,
})
