/** Whether the destination in the form is a mailbox rather than a server. */
export const isByMail = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'email' || data.kind === 'adf-email')
