/** The place in the address: `?near=4558`. Empty without one. */
export const askedPlace = (search: string): string =>
  (new URLSearchParams(search).get('near') ?? '').trim().slice(0, 80)

/** The address of a search around a place; everything else in the query stays. Empty for all dealerships. */
export function searchAround(place: string, { path, search }: { path: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('radius')
  if (place === '') params.delete('near')
  else params.set('near', place)
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}
