/** State of a lead's delivery to one destination. A `dead` one was given up until staff resend it. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'dead'] as const
export type DeliveryState = (typeof deliveryStates)[number]
