import type { z } from 'zod'
import type { ProblemCode } from '../problem.ts'
import type { LimitName } from './limits.ts'

/**
 * One call of the HTTP contract. A GET's input travels in the path's `:names` and the query string, through `toSearch` and `fromSearch`
 * where the flat default does not do; a POST's as JSON.
 */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  summary: string
  input: I
  output: O
  toSearch?: (input: z.output<I>) => URLSearchParams
  fromSearch?: (search: URLSearchParams) => unknown
  /** What the query string holds where `fromSearch` reads it, for the contract's description. */
  wire?: z.ZodObject
  /** How often it may be asked; `limitOf` says what holds where none is named. */
  limit?: LimitName
  /** Failures of its own, beside those that any call may have. */
  problems?: readonly ProblemCode[]
}

export const endpoint = <I extends z.ZodType, O extends z.ZodType>(definition: Endpoint<I, O>): Endpoint<I, O> =>
  definition
