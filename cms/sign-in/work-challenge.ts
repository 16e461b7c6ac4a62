import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { countLeadingZeros, type Work } from './solve-work.ts'

interface WorkContext {
  secret: string
  email: string
  now: Date
}

export interface SolvedWork {
  challenge: string
  answer: string
}

export const workSeconds = 300

/** A task for one account, signed, so that nothing is stored until it is solved. */
export function makeWork({ secret, email, now }: WorkContext, bits: number): Work {
  const text = `${randomBytes(12).toString('base64url')}.${now.getTime() + workSeconds * 1000}.${bits}`
  return { challenge: `${text}.${sign(secret, email, text)}`, bits }
}

/** Whether a task of ours for this account is solved and has not expired. The caller accepts each challenge once. */
export function isWorkDone({ secret, email, now }: WorkContext, { challenge, answer }: SolvedWork): boolean {
  const [id = '', expires = '', bits = '', signature = ''] = challenge.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, email, `${id}.${expires}.${bits}`))
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || Number(expires) < now.getTime())
    return false
  return countLeadingZeros(createHash('sha256').update(`${challenge}:${answer}`).digest()) >= Number(bits)
}

const sign = (secret: string, email: string, text: string) =>
  createHmac('sha256', secret).update(`sign-in work ${email} ${text}`).digest('base64url')
