import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'
import type { BlockQuery } from '#blocks/_kit/block-data.ts'
import { hashOfKey } from './hash-of-key.ts'

/** Something that a page wants to know. Anyone who asks the same again gets the same question. */
export interface PageQuery<Answer = unknown> {
  key: QueryKey
  meta: BlockQuery['meta']
  answered: Promise<Answer>
  /** Undefined until it is there. */
  answer: () => Answer | undefined
}

/** A query's key says what is answered. */
type AnswerOf<Query extends BlockQuery> = InferDataFromTag<unknown, Query['queryKey']>

export type Ask = <Query extends BlockQuery>(query: Query) => PageQuery<AnswerOf<Query>>

/**
 * Asks for one request: each question once, and each answer goes where `useQuery` finds it. A question without an answer leaves no trace
 * there, so that the first render in the browser finds the same state as the server's.
 */
export function createQueries(client: QueryClient): Ask {
  const asked = new Map<string, PageQuery>()
  return <Query extends BlockQuery>(query: Query) => {
    const hash = hashOfKey(query.queryKey)
    const question = asked.get(hash) ?? askOnce(query, client)
    asked.set(hash, question)
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
