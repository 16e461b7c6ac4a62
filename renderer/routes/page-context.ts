import type { PageContext, PageStock } from '#blocks/_kit/runtime.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import { lightVehicle } from '#schemas/vehicle/light-vehicle.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** What the page itself is about, where it is about something. */
interface Subject {
  vehicle: Vehicle | null
  stock: PageStock | null
}

export function contextOf({ page, url, params, preview, now }: RenderInput, { vehicle, stock }: Subject): PageContext {
  const [path = '/', search = ''] = url.split('?', 2)
  return {
    id: page?.id ?? null,
    path,
    search,
    params,
    vehicle: vehicle && lightVehicle(vehicle),
    stock,
    preview,
    now: now.toISOString(),
  }
}
