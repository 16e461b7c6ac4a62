import type { SpinResult } from '../prize/prize-draw.ts'
import type { Problem } from '../problem.ts'

/** Forms that lead to a payment, and the wheel’s. */
export type PostForm = 'reserve' | 'pay' | 'spin'

/** What a browser without script is told after it posted such a form, on a page of the site. */
export type PostAnswer =
  | { kind: 'spun'; result: SpinResult; back: string }
  | {
      kind: 'refused'
      form: PostForm
      problem: Problem
      /** As it was typed, by the names of the fields. */
      typed: Readonly<Record<string, string>>
      /** The page of the site that the form was on, with its query. */
      back: string
    }
