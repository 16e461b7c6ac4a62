const mostParams = 20

/** Query parameters for a lead: at most twenty, truncated to the stored length. */
export const readQueryParams = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)]
      .slice(0, mostParams)
      .map(([name, value]) => [name.slice(0, 80), value.slice(0, 400)]),
  )
