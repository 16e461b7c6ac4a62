import type { RefusedForm } from '../lead/refused-form.ts'
import type { PostAnswer } from './post-answer.ts'
import type { Unsubscribing } from './unsubscribing.ts'

/** A page in a site's frame that no marketer arranged, and what it says: what was wrong with a form, what became of another one that was posted, or the way out of an alert. */
export type OwnPageInput =
  | { kind: 'refused-form'; says: RefusedForm }
  | { kind: 'post-answer'; says: PostAnswer }
  | { kind: 'unsubscribe'; says: Unsubscribing }
