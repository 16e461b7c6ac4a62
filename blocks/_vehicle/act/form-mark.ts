import { needsScript } from '../../_kit/page-scripts.ts'
import type { VehicleForm } from '#schemas/vehicle/action-path.ts'

type Act = VehicleForm | 'call' | 'thanks'

/** Marks an element for `act.ts`, which the page then loads. */
export function actMark(act: Act) {
  needsScript('act')
  return { 'data-act': act }
}

/** Says to `act.ts` which form a link opens, and about which vehicle. */
export const formMark = (form: VehicleForm, vehicleId: number) => ({
  ...actMark(form),
  'data-car': vehicleId,
  'aria-haspopup': 'dialog' as const,
})
