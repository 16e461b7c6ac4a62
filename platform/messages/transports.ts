import type { MessageChannel } from '#schemas/message/message.ts'
import type { Env } from '../env.ts'
import { smtpTransport } from './smtp-transport.ts'
import { smsTransport } from './sms-transport.ts'
import type { Transport } from './transport.ts'

/** Configured providers; null for those without configuration. */
export type Transports = Record<MessageChannel, Transport | null>

export const createTransports = (env: Pick<Env, 'MAIL_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_KEY'>): Transports => ({
  email: env.MAIL_URL && env.MAIL_FROM ? smtpTransport({ url: env.MAIL_URL, from: env.MAIL_FROM }) : null,
  sms: env.SMS_URL ? smsTransport({ url: env.SMS_URL, key: env.SMS_KEY }) : null,
})
