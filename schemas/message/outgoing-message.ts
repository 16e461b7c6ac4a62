import { z } from 'zod'
import { messageChannels } from './message.ts'

/** A site's email or SMS. `text` is required; an SMS has no other content. */
export const outgoingMessage = z.object({
  tenantId: z.int(),
  channel: z.enum(messageChannels),
  /** An email address, or a phone number in E.164. */
  to: z.string().min(3).max(240),
  subject: z.string().max(240),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
})
export type OutgoingMessage = z.infer<typeof outgoingMessage>
