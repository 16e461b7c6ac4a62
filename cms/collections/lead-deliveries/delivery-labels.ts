import type { DeliveryState } from '#schemas/lead/delivery-state.ts'
import * as texts from './texts.ts'

/** Labels of delivery states for staff. */
export const deliveryLabels: Record<DeliveryState, string> = {
  waiting: texts.waiting,
  retrying: texts.retrying,
  delivered: texts.delivered,
  dead: texts.failed,
}
