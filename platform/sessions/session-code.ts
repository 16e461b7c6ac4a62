import { problem } from '#schemas/problem.ts'
import { codeAgainAfter } from '#schemas/shopper/sign-in-code.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import { codeMessage } from './code-message.ts'
import { issueCode } from './issue-code.ts'
import { readAddress } from './read-address.ts'
import type { Service } from '../context/api-context.ts'
import * as texts from './texts.ts'

/**
 * Sends a one-time code. The account is created at the first sign-in, so the response cannot reveal whether one exists. locations §2,
 * Sign-in
 */
export const sessionCode: Service<'sessionCode'> = async (context, { to }) => {
  const { payload, pool, tenant, site, now, caller } = context
  const address = readAddress(to, site.country)
  if (!address) return problem('input-invalid', { fields: [{ path: 'to', message: notAnAddress }] })
  const input = { pool, secret: payload.secret, tenantId: tenant.id, address, browser: caller.browser(), now }
  const code = await issueCode(input)
  if (code === null) return problem('too-many-requests', { retryAfter: 600 })
  await inTransaction(payload, (req) => writeMessage(payload, codeMessage({ code, address, tenant, site }), req))
  return { channel: address.channel, again_in: codeAgainAfter }
}

const notAnAddress = texts.enterMobileNumberOrEmailAddress
