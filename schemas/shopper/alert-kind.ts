/** Subjects of recurring alerts: a saved vehicle, a vehicle's price, a saved search. */
export const alertKinds = ['watch', 'price', 'search'] as const
export type AlertKind = (typeof alertKinds)[number]
