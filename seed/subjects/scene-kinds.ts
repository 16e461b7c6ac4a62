/** The wide pictures that `drawScene` can draw. */
export const sceneKinds = ['showroom', 'yard-dusk', 'coast-road', 'workshop', 'handshake', 'caravan-park'] as const
export type SceneKind = (typeof sceneKinds)[number]
