const mostParams = 20

/** The parameters of a query as a lead keeps them: at most twenty, each cut to what is stored. */
export const readQueryParams = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .slice(0, mostParams)
      .map(([name, value]) => [name.slice(0, 80), value.slice(0, 400)]),
  )
