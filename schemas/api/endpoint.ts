import type { z } from 'zod'
import type { ProblemCode } from '../problem.ts'
import type { LimitName } from './limits.ts'

/**
 * One call of the HTTP contract. A GET's input is in the path's `:names` and the query string, through `toSearch` and `fromSearch` if the
 * flat default is insufficient; a POST's is JSON.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  summary: string
  input: I
  output: O
  toSearch?: (input: z.output<I>) => URLSearchParams
  fromSearch?: (search: URLSearchParams) => unknown
  /** The query parameters that `fromSearch` reads, for the contract's description. */
  wire?: z.ZodObject
  /** Rate limit; `limitOf` defines the default. */
  limit?: LimitName
  /** Its own failures, besides those of any call. */
  problems?: readonly ProblemCode[]
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(definition: Endpoint<I, O>): Endpoint<I, O> =>
  definition
