import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { TenantRef } from '../content/content.ts'
import type { Address } from './read-address.ts'
import * as texts from './texts.ts'

interface CodeMessageInput {
  code: string
  address: Address
  tenant: Pick<TenantRef, 'id'>
  site: Pick<Site, 'name'>
}

/** The code comes first, so that notifications show it. */
export const codeMessage = ({ code, address, tenant, site }: CodeMessageInput): OutgoingMessage => ({
  tenantId: tenant.id,
  ...address,
  subject: texts.codeIsYourCodeForName({ code, name: site.name }),
  text: texts.codeYourCodeToSignInTo({ code, name: site.name, codeMinutes }),
})
