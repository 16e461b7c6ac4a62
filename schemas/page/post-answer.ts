import type { SpinResult } from '../prize/prize-draw.ts'
import type { Problem } from '../problem.ts'

/** Forms that start a payment, and the wheel’s. */
export type PostForm = 'reserve' | 'pay' | 'spin'

/** The result page of such a form for a browser without script. */
export type PostAnswer =
  | { kind: 'spun'; result: SpinResult; back: string }
  | {
      kind: 'refused'
      form: PostForm
      problem: Problem
      /** Submitted values by field name. */
      typed: Readonly<Record<string, string>>
      /** The form's page with its query. */
      back: string
    }
