import type { CarType } from '../vehicle/vehicle.ts'

/**
 * The dealer's number for a vehicle: override first, then by type (demo falls back to new), then new, then used, then the location's phone;
 * null without any, and then the call button is omitted. vehicles §4, Dealer phone selection
 */
export function choosePhone(
  phones: { override: string; new: string; used: string },
  vehicle: { car_type: CarType; location_phone: string | null },
): string | null {
  const byType = vehicle.car_type === 'used' ? phones.used : phones.new
  return (
    [phones.override, byType, phones.new, phones.used, vehicle.location_phone ?? ''].find(
      (phone) => phone.trim() !== '',
    ) ?? null
  )
}

/** Digits after the fifth character masked until a click: `02 9999 1234` -> `02 99•• ••••`. vehicles §4, Phone reveal */
export const maskPhone = (phone: string): string => phone.slice(0, 5) + phone.slice(5).replace(/\d/g, '•')
