import { problem } from '#schemas/problem.ts'
import { endSession } from './end-session.ts'
import { openSession } from './open-session.ts'
import { readAddress } from './read-address.ts'
import { sessionShopper } from './session-shopper.ts'
import { verifyCode } from './verify-code.ts'
import type { Service } from '../context/api-context.ts'

const askedElsewhere = 'A code works only in the browser that asked for it. Enter it there, or ask for a new code here.'

/** Signs in anyone who has the code that was sent. A shopper who is signed in adds a proven number or e-mail address so, unless somebody else's account has it: then it is signed in to that one. */
export const signIn: Service<'signIn'> = async ({ payload, pool, tenant, site, now, caller }, { to, code }) => {
  const address = readAddress(to, site.country)
  if (!address) return problem('code-wrong')
  const asked = { pool, secret: payload.secret, tenantId: tenant.id, now }
  const given = { address, browser: caller.browser(), code: code.replaceAll(/\D/g, '') }
  const outcome = await verifyCode({ ...asked, ...given })
  if (outcome !== 'right') return problem('code-wrong', outcome === 'elsewhere' ? { detail: askedElsewhere } : {})
  const shopper = await sessionShopper({ payload, pool, tenantId: tenant.id, address, signedIn: caller.shopper })
  if (caller.session !== null && caller.shopper) {
    const left = { tenantId: tenant.id, session: caller.session, shopperId: caller.shopper.id, everywhere: false }
    await endSession(pool, left)
  }
  caller.remember(await openSession({ ...asked, shopperId: shopper.id }))
  return { shopper }
}
