/** Whether a destination, as its form stands, is a mailbox and not a server. */
export const isByMail = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'email' || data.kind === 'adf-email')
