import type { Enrolment } from '../second-factor/enrolment.ts'

/** The password was correct, but no session begins. The endpoint returns this response, and the sign-in's writes are rolled back. */
export class SignInRefusal extends Error {
  override name = 'SignInRefusal'
  readonly answer: SignInRefusalAnswer

  constructor(answer: SignInRefusalAnswer) {
    super('No session was started.')
    this.answer = answer
  }
}

export type SignInRefusalAnswer =
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  | { kind: 'enrolment-needed'; enrolment: Enrolment }
  | { kind: 'enrolment-code-wrong' }
  | { kind: 'too-many-codes'; seconds: number }
