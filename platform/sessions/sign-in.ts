import { problem } from '#schemas/problem.ts'
import { endSession } from './end-session.ts'
import { openSession } from './open-session.ts'
import { readAddress } from './read-address.ts'
import { shopperOf } from './session-shopper.ts'
import { takeCode } from './verify-code.ts'
import type { Service } from '../context/api-context.ts'

const askedElsewhere = 'A code works only in the browser that asked for it. Enter it there, or ask for a new code here.'

/** Signs in whoever has the code that was sent. A shopper who is signed in adds a proven number or e-mail address so, unless somebody else's account has it: then it is signed in to that one. */
export const signIn: Service<'signIn'> = async ({ payload, pool, tenant, site, now, visit }, { to, code }) => {
  const address = readAddress(to, site.country)
  if (!address) return problem('code-wrong')
  const asked = { pool, secret: payload.secret, tenantId: tenant.id, now }
  const given = { address, browser: visit.browser(), code: code.replaceAll(/\D/g, '') }
  const outcome = await takeCode({ ...asked, ...given })
  if (outcome !== 'right') return problem('code-wrong', outcome === 'elsewhere' ? { detail: askedElsewhere } : {})
  const shopper = await shopperOf({ payload, pool, tenantId: tenant.id, address, signedIn: visit.shopper })
  if (visit.session !== null && visit.shopper) {
    const left = { tenantId: tenant.id, session: visit.session, shopperId: visit.shopper.id, everywhere: false }
    await endSession(pool, left)
  }
  visit.remember(await openSession({ ...asked, shopperId: shopper.id }))
  return { shopper }
}
