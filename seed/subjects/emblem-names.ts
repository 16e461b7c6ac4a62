/** The emblems of dealers' logos. */
export const emblemNames = ['wave', 'globe', 'gate', 'road', 'leaf'] as const
export type Emblem = (typeof emblemNames)[number]
