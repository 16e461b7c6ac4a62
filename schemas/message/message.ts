/** The channel of a message. */
export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `kept` without a provider: readable only in the admin. A sent message keeps no text. */
export const messageStates = ['waiting', 'sent', 'kept', 'failed'] as const
export type MessageState = (typeof messageStates)[number]
