import type { DeliveryState } from '#schemas/lead/delivery-state.ts'

/** What staff call the states of a delivery. */
export const deliveryLabels: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  retrying: 'Retrying',
  delivered: 'Delivered',
  dead: 'Failed',
}
