import type { RefusedForm } from '../lead/refused-form.ts'
import type { PostAnswer } from './post-answer.ts'
import type { UnsubscribePage } from './unsubscribing.ts'

/** A page without a document in a site's frame: a rejected form, the result of another posted form, or an unsubscribe page. */
export type OwnPageInput =
  | { kind: 'refused-form'; says: RefusedForm }
  | { kind: 'post-answer'; says: PostAnswer }
  | { kind: 'unsubscribe'; says: UnsubscribePage }
