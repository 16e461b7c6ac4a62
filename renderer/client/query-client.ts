import { QueryCache, QueryClient } from '@tanstack/react-query'

/** What came with the page is as fresh as the page; a shopper who stays is shown newer stock after five minutes. */
const freshFor = 5 * 60_000

/** Anyone who tries filters for an hour asks hundreds of searches: so many answers are kept. vehicles §9, Search cache */
export const mostAnswers = 50

export function openQueryClient(): QueryClient {
  const queryCache = new QueryCache()
  queryCache.subscribe(({ type }) => {
    if (type === 'added') dropOldest(queryCache)
  })
  return new QueryClient({
    queryCache,
    defaultOptions: { queries: { staleTime: freshFor, refetchOnWindowFocus: false, retry: 1 } },
  })
}

/** Answers that are on the page stay, and so does the newest, which nobody could have shown yet. */
function dropOldest(cache: QueryCache): void {
  const all = cache.getAll()
  for (const query of all.slice(0, Math.max(0, all.length - mostAnswers))) if (!query.isActive()) cache.remove(query)
}
