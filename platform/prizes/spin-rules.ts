import { readPhone } from '#schemas/contact/phone.ts'
import { randomBytes } from 'node:crypto'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { pickPrize } from '#schemas/prize/pick-prize.ts'
import { type SpinInput, type Spinner, type SpinResult, termsNotAgreed } from '#schemas/prize/prize-draw.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import type { EarlierSpin, SpinIdentity, StoredDraw, StoredPrize } from './store.ts'
import * as texts from './texts.ts'

export interface Spin {
  draw: StoredDraw
  who: Spinner
  shopperId: number | null
  input: SpinInput
}

/** A wheel with a single segment is not playable. */
export const isPlayable = ({ prizes }: StoredDraw): boolean => prizes.length >= 2

interface SpinAdmissionInput {
  draw: StoredDraw | null
  input: SpinInput
  shopper: Shopper | null
  /** Whether the site requires sign-in for spinning. */
  isGated: boolean
}

/** The allowed spin, or the reason for rejecting it. locations §6 */
export function admitSpin({ draw, input, shopper, isGated }: SpinAdmissionInput): Spin | Problem {
  if (isGated && !shopper) return problem('not-signed-in')
  if (!draw || draw.id !== input.draw) return problem('prize-draw-over')
  if (draw.terms !== '' && !input.agrees)
    return problem('input-invalid', { fields: [{ path: 'agrees', message: termsNotAgreed }] })
  const who = shopper ? spinnerFrom(shopper) : input.who
  if (!who) return problem('input-invalid', { fields: [{ path: 'email', message: texts.pleaseEnterYourEmailAddress }] })
  return { draw, who, shopperId: shopper?.id ?? null, input }
}

const spinnerFrom = ({ name, phone, email }: Shopper): Spinner => ({ name, phone: phone ?? '', email: email ?? '' })

/** Identifies a spinner by account, email address or telephone, so that a second address gives no second spin. */
export const identifySpinner = ({ draw, who, shopperId }: Spin): SpinIdentity => ({
  drawId: draw.id,
  pair: `${draw.id}:${shopperId === null ? identifyMailbox(who.email) : shopperId}`.slice(0, 200),
  shopperId,
  mailbox: identifyMailbox(who.email),
  phoneDigits: (readPhone(who.phone)?.number ?? who.phone).replace(/\D/g, '').slice(-9),
})

/**
 * The mailbox of an email address: `+tags` lead to the same one, and Gmail ignores dots (https://support.google.com/mail/answer/7436150).
 * `store.ts` does the same in SQL.
 */
export function identifyMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*?)(?:\+.*)?@(.*)$/.exec(email.toLowerCase()) ?? []
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/**
 * The result of an earlier spin, for its own shopper or the same request; for any other shopper with that email address or telephone, a
 * rejection.
 */
export function repeatSpin(before: EarlierSpin, { draw, shopperId, input }: Spin): SpinResult | Problem {
  const isOwn = before.key === input.key || (shopperId !== null && before.shopper_id === shopperId)
  if (!isOwn) return problem('already-spun')
  const part = draw.prizes.findIndex(({ label }) => label === before.prize)
  return { part: Math.max(0, part), label: before.prize, wins: before.wins, code: before.code }
}

interface Allocation {
  draw: StoredDraw
  /** Number of draws of each prize by label. */
  drawn: ReadonlyMap<string, number>
  /** A random integer from 0 to less than `below`. */
  random: (below: number) => number
}

/** The prize of a spin and its segment on the wheel; null if none is left. */
export function allocatePrize({ draw, drawn, random }: Allocation): { part: number; prize: StoredPrize } | null {
  const part = pickPrize({ parts: draw.prizes, drawn, random })
  const prize = part === null ? undefined : draw.prizes[part]
  return part !== null && prize ? { part, prize } : null
}

/** Codes are read aloud, so easily confused characters are excluded. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The code that redeems a prize; empty for a segment without a prize. */
export const newPrizeCode = ({ wins }: Pick<StoredPrize, 'wins'>): string =>
  wins ? [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('') : ''

interface PrizeEmailInput {
  tenantId: number
  siteName: string
  who: Spinner
  prize: StoredPrize
  code: string
}

/** The email to a winner; null without a prize or an address. */
export function prizeEmail({ tenantId, siteName, who, prize, code }: PrizeEmailInput): OutgoingMessage | null {
  if (!prize.wins || who.email === '') return null
  const { label } = prize
  return {
    tenantId,
    channel: 'email',
    to: who.email,
    subject: texts.youHaveWon({ label }),
    text: texts.helloName({ name: who.name, label, code, name2: siteName }),
  }
}
