import { endSession } from './store.ts'
import type { Service } from '../context/api-context.ts'

/** Signs out this browser, or all browsers. */
export const signOut: Service<'signOut'> = async ({ pool, tenant, caller }, { everywhere }) => {
  const { shopper, session } = caller
  if (shopper && session !== null)
    await endSession(pool, { tenantId: tenant.id, session, shopperId: shopper.id, everywhere })
  caller.remember(null)
  return { shopper: null }
}
