/** How a message reaches somebody. */
export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `kept` where no provider is set: it can be read in the admin alone. What was sent keeps no words. */
export const messageStates = ['waiting', 'sent', 'kept', 'failed'] as const
export type MessageState = (typeof messageStates)[number]
