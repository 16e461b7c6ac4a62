/** Delivery formats for a dealer's own systems. ADF is the Auto-lead Data Format 1.0. */
export const destinationKinds = ['email', 'adf-email', 'adf-http', 'webhook'] as const
export type DestinationKind = (typeof destinationKinds)[number]
