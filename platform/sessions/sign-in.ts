import { problem } from '#schemas/problem.ts'
import { readAddress } from './read-address.ts'
import { sessionShopper } from './session-shopper.ts'
import { openSession } from './session-tokens.ts'
import { endSession } from './store.ts'
import { verifyCode } from './verify-code.ts'
import type { Service } from '../context/api-context.ts'
import * as texts from './texts.ts'

const askedElsewhere = texts.codeWorksOnlyInBrowserThatRequested

/**
 * Signs in with a valid code. A signed-in shopper adds a verified number or email address in this way, unless it belongs to another
 * account, which is then signed in.
 */
export const signIn: Service<'signIn'> = async ({ payload, pool, tenant, site, now, caller }, { to, code }) => {
  const address = readAddress(to, site.country)
  if (!address) return problem('code-wrong')
  const sessionContext = { pool, secret: payload.secret, tenantId: tenant.id, now }
  const given = { address, browser: caller.browser(), code: code.replaceAll(/\D/g, '') }
  const outcome = await verifyCode({ ...sessionContext, ...given })
  if (outcome !== 'right') return problem('code-wrong', outcome === 'elsewhere' ? { detail: askedElsewhere } : {})
  const shopper = await sessionShopper({ payload, pool, tenantId: tenant.id, address, signedIn: caller.shopper })
  if (caller.session !== null && caller.shopper) {
    const left = { tenantId: tenant.id, session: caller.session, shopperId: caller.shopper.id, everywhere: false }
    await endSession(pool, left)
  }
  caller.remember(await openSession({ ...sessionContext, shopperId: shopper.id }))
  return { shopper }
}
