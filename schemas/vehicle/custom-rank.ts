import type { VehicleStatus } from './vehicle.ts'

interface RankedFacts {
  status: VehicleStatus
  hasPhotos: boolean
  hasPrice: boolean
  createdAt: Date
}

/**
 * The default order of results, highest first (vehicles §7): available before coming soon before sold; within each, vehicles with
 * photographs, then with a price, then the newest. Computed at indexing.
 */
export function customRank({ status, hasPhotos, hasPrice, createdAt }: RankedFacts): number {
  const days = Math.min(99_999, Math.max(0, Math.floor(createdAt.getTime() / 86_400_000)))
  return availability[status] * 400_000 + Number(hasPhotos) * 200_000 + Number(hasPrice) * 100_000 + days
}

const availability = { in_stock: 3, coming_soon: 2, sold: 1, withdrawn: 0 } as const satisfies Record<
  VehicleStatus,
  number
>
