import { needsScript } from '../../_kit/page-scripts.ts'
import type { VehicleForm } from '#schemas/vehicle/action-path.ts'

type FormLinkKind = VehicleForm | 'call' | 'thanks'

/** Attributes of an element that `form-link-script.ts` handles. The page then loads that script. */
export function linkAction(act: FormLinkKind) {
  needsScript('form-links')
  return { 'data-act': act }
}

/** Attributes that tell `form-link-script.ts` which form a link opens, and for which vehicle. */
export const formLinkData = (form: VehicleForm, vehicleId: number) => ({
  ...linkAction(form),
  'data-car': vehicleId,
  'aria-haspopup': 'dialog' as const,
})
