import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'

/** A message as a row of the collection `messages`. */
export const messageRow = ({ tenantId, html, headers, attachments, ...same }: OutgoingMessage) => ({
  ...same,
  tenant: tenantId,
  html: html ?? null,
  headers: headers ?? null,
  attachments: attachments ?? null,
})
