import type { MessageChannel } from '#schemas/message/message.ts'
import type { Env } from '../env.ts'
import { mailCarrier } from './smtp-transport.ts'
import { smsCarrier } from './sms-transport.ts'
import type { Carry } from './transport.ts'

/** The providers that the environment names; null where it names none. */
export type Carriers = Record<MessageChannel, Carry | null>

export const createCarriers = (env: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_KEY'>): Carriers => ({
  email: env.MAIL_URL && env.MAIL_FROM ? mailCarrier({ url: env.MAIL_URL, from: env.MAIL_FROM }) : null,
  sms: env.SMS_URL ? smsCarrier({ url: env.SMS_URL, key: env.SMS_KEY }) : null,
})
