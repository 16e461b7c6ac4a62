import type { PageContext } from '#blocks/_kit/runtime.tsx'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

export function contextOf({ url, params, preview, now }: RenderInput, vehicle: Vehicle | null): PageContext {
  const [path = '/', search = ''] = url.split('?', 2)
  return { path, search, params, vehicle, preview, now: now.toISOString() }
}
