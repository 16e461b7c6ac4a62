import type { PayloadRequest } from 'payload'
import type { CmsEnv } from '../env.ts'
import { hasSecondFactor, useCode } from '../second-factor/store.ts'
import { isPasswordRight } from './is-password-right.ts'
import { findSignInLimits, type ProofKind } from './sign-in-limits.ts'
import * as texts from './texts.ts'

/** What a signed-in person types to show that the session is theirs. */
export interface Proof {
  password: string
  code: string
}

interface ProofProblem {
  proof: keyof Proof
  status: 400 | 429
  message: string
}

interface Check {
  req: PayloadRequest
  person: { id: number; email: string }
  env: Pick<CmsEnv, 'secret' | 'limitFactor'>
  given: Proof
}

/**
 * The one rule for every change of who may sign in to an account (email address, password, second factor): the acting person proves their
 * password, and their second factor if they have one. A stolen session or an unattended computer cannot take over an account.
 */
export async function checkProof({ req, person, env, given }: Check): Promise<ProofProblem | null> {
  const { id: userId, email } = person
  const limits = findSignInLimits(req.payload, env.limitFactor)
  const check = async (proof: keyof Proof, work: ProofWork): Promise<ProofProblem | null> => {
    const refuse = (message: string, status: 400 | 429 = 400) => ({ proof, status, message })
    if (given[proof] === '') return refuse(work.missing)
    const wait = await limits.beginProof(work.kind, email)
    if (wait > 0) return refuse(texts.tooManyAttempts({ wait }), 429)
    if (!(await work.isRight())) return refuse(work.wrong)
    await limits.succeedProof(work.kind, email)
    return null
  }
  const problem = await check('password', {
    kind: 'password',
    missing: texts.enterYourCurrentPasswordToo,
    wrong: texts.thisIsNotYourCurrentPassword,
    isRight: () => isPasswordRight(req.payload, { email, password: given.password, isKnown: true }),
  })
  if (problem || !(await hasSecondFactor(req, userId))) return problem
  return check('code', {
    kind: 'code',
    missing: texts.enterCodeThatYourAuthenticatorAppShows,
    wrong: texts.thisCodeIncorrectOrWasAlreadyUsed,
    isRight: () => useCode(req, { userId, code: given.code, secret: env.secret, now: new Date() }),
  })
}

interface ProofWork {
  kind: ProofKind
  missing: string
  wrong: string
  isRight: () => Promise<boolean>
}
