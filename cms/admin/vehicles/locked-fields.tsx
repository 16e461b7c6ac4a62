import type { JSONFieldServerComponent } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { findVehicleFeeds } from '../../collections/vehicles/find-vehicle-feeds.ts'
import { LockList } from './lock-list.tsx'

/** Which fields the feed may not change, for a vehicle that a feed has brought. */
export const LockedFields: JSONFieldServerComponent = async ({ path, readOnly, data, payload }) => {
  const tenant = idOf(data?.tenant)
  const stocknum: unknown = data?.stocknum
  const feeds =
    tenant === null || typeof stocknum !== 'string' ? [] : await findVehicleFeeds(payload, { tenant, stocknum })
  return <LockList path={path} isReadOnly={readOnly === true} feeds={feeds} />
}
