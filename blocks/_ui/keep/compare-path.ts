/** The page on which vehicles stand side by side; the address says which, so that it can be sent to somebody. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`

/** The vehicles that an address names, at most four, each once. */
export const idsOfAddress = (search: string): number[] =>
  [
    ...new Set(
      (new URLSearchParams(search).get('ids') ?? '')
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31),
    ),
  ].slice(0, 4)
