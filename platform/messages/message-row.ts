import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'

/** A message as the collection `messages` keeps it. */
export const messageRow = ({ tenantId, html, headers, attachments, ...same }: OutgoingMessage) => ({
  ...same,
  tenant: tenantId,
  html: html ?? null,
  headers: headers ?? null,
  attachments: attachments ?? null,
})
