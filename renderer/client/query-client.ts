import { QueryClient } from '@tanstack/react-query'

/** What came with the page is as fresh as the page; a shopper who stays is shown newer stock after five minutes. */
const freshFor = 5 * 60_000

export const openQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: freshFor, refetchOnWindowFocus: false, retry: 1 } } })
