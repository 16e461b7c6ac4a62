/** What somebody can be told of again and again: a saved vehicle, a vehicle's price, a saved search. */
export const alertKinds = ['watch', 'price', 'search'] as const
export type AlertKind = (typeof alertKinds)[number]
