/** Path of the compare page. The ids are in the URL, so that it can be shared. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`

/** At most four unique vehicle ids of a query string. */
export const idsOfAddress = (search: string): number[] =>
  [
    ...new Set(
      (new URLSearchParams(search).get('ids') ?? '')
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31),
    ),
  ].slice(0, 4)
