import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { BlockQuery } from '#blocks/_kit/block-data.ts'
import { hashOfKey } from './hash-of-key.ts'

/** A query of the page. Equal queries are the same object. */
export interface PageQuery<Answer = unknown> {
  key: QueryKey
  meta: BlockQuery['meta']
  answered: Promise<Answer>
  /** Undefined before it arrives. */
  answer: () => Answer | undefined
}

/** The query's key determines the answer's type. */
type AnswerOf<Query extends BlockQuery> = InferDataFromTag<unknown, Query['queryKey']>

export type RunQuery = <Query extends BlockQuery>(query: Query) => PageQuery<AnswerOf<Query>>

/**
 * Runs the queries of one request: each once, with answers available to `useQuery`. A failed query leaves no entry, so that the browser's
 * first render equals the server's.
 */
export function createQueries(client: QueryClient): RunQuery {
  const queriesByHash = new Map<string, PageQuery>()
  return <Query extends BlockQuery>(query: Query) => {
    const hash = hashOfKey(query.queryKey)
    const question = queriesByHash.get(hash) ?? askOnce(query, client)
    queriesByHash.set(hash, question)
    return question as PageQuery<AnswerOf<Query>>
  }
}

function askOnce({ queryKey, queryFn, meta }: BlockQuery, client: QueryClient): PageQuery {
  let answer: unknown
  const answering = async () => {
    answer = await (queryFn as () => Promise<unknown>)()
    client.setQueryData(queryKey, answer)
    return answer
  }
  return { key: queryKey, meta, answered: answering(), answer: () => answer }
}
