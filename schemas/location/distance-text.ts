/** How far away something is, as a card says it: '12 km away'. Whole kilometres. */
export const distanceText = (km: number): string =>
  km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString('en-AU')} km away`
