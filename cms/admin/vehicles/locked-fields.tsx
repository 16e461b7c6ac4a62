import type { JSONFieldServerComponent } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { findVehicleFeeds } from '../../collections/vehicles/find-vehicle-feeds.ts'
import { LockList } from './lock-list.tsx'

/** Fields protected from feed updates, for a vehicle that came from a feed. */
export const LockedFields: JSONFieldServerComponent = async ({ path, readOnly, data, payload }) => {
  const tenant = readId(data?.tenant)
  const stocknum: unknown = data?.stocknum
  const feeds =
    tenant === null || typeof stocknum !== 'string' ? [] : await findVehicleFeeds(payload, { tenant, stocknum })
  return <LockList path={path} isReadOnly={readOnly === true} feeds={feeds} />
}
