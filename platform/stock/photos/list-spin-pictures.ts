import type { Pool } from 'pg'
import { fillAddress } from '#schemas/tenant/address-pattern.ts'
import { findSpinService } from '../site-settings-store.ts'
import { findSpinCodes, setSpinPictures } from './spin-store.ts'

/** Vehicles with a code of the site's spin service and no spin get the addresses of its pictures, which are then downloaded as photos are. */
export async function listSpinPictures(pool: Pool, tenantId: number): Promise<void> {
  const service = await findSpinService(pool, tenantId)
  if (!service) return
  const frames = Array.from({ length: service.frames }, (_, index) => index + 1)
  for (const { id, code } of await findSpinCodes(pool, tenantId)) {
    const pictures = frames.map((frame) => fillAddress(service.address, { code, frame }))
    await setSpinPictures(pool, { tenantId, id, pictures })
  }
}
