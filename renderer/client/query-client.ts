import { QueryCache, QueryClient } from '@tanstack/react-query'

/** The server's answers are as fresh as the page; after five minutes they are refetched. */
const freshFor = 5 * 60_000

/** Maximum cached answers, since filtering creates hundreds of searches. vehicles §9, Search cache */
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

/** Keeps answers in use and the newest one, which is not rendered yet. */
function dropOldest(cache: QueryCache): void {
  const all = cache.getAll()
  for (const query of all.slice(0, Math.max(0, all.length - mostAnswers))) if (!query.isActive()) cache.remove(query)
}
