import type { VehicleForm } from '#schemas/vehicle/action-path.ts'

/** Says to `act.ts` which form a link opens, and about which vehicle. */
export const formMark = (form: VehicleForm, vehicleId: number) => ({
  'data-act': form,
  'data-car': vehicleId,
  'aria-haspopup': 'dialog' as const,
})
