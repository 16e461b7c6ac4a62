import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { placeLead } from '#schemas/lead/place-lead.ts'
import { readId } from '../../outbox/announce.ts'
import { getDatabase } from '../../outbox/write-event.ts'

interface PlaceRow extends Record<string, unknown> {
  id: number
  dealership_id: number | null
  is_visible: boolean
}

interface VehicleRow extends Record<string, unknown> {
  location_id: number | null
  dealership_id: number | null
}

/**
 * Location and dealership of a new lead by `schemas/lead/place-lead.ts`, unless given. Staff who move a lead to another location move it to
 * that location's dealership too, unless they choose one.
 */
export const fillLeadLocation: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const tenant = readId(data.tenant ?? originalDoc?.tenant)
  const [location, dealership] = [readId(data.location), readId(data.dealership)]
  const hasMoved =
    operation === 'update' &&
    location !== null &&
    location !== readId(originalDoc?.location) &&
    (data.dealership === undefined || dealership === readId(originalDoc?.dealership))
  const isIncomplete = operation === 'create' && (location === null || dealership === null)
  if (tenant === null || (!hasMoved && !isIncomplete)) return data
  const db = await getDatabase(req)
  const vehicleId = readId(data.vehicle ?? originalDoc?.vehicle)
  const { rows: vehicles } = await db.execute<VehicleRow>(
    sql`select location_id, dealership_id from vehicles where tenant_id = ${tenant} and id = ${vehicleId}::int`,
  )
  const { rows: locations } = await db.execute<PlaceRow>(
    sql`select id, dealership_id, visible is not false as is_visible from locations where tenant_id = ${tenant} order by id`,
  )
  const visible = locations.filter(({ is_visible: isVisible }) => isVisible).map(({ id }) => id)
  const placed = placeLead({ named: location, locations, visible, vehicle: vehicles[0] ?? null })
  return {
    ...data,
    location: location ?? placed.location?.id ?? null,
    dealership: hasMoved ? placed.dealership : (dealership ?? placed.dealership),
  }
}
