/** Where a lead's way to one destination stands. What is `dead` was given up and waits for somebody to send it again. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'dead'] as const
export type DeliveryState = (typeof deliveryStates)[number]
