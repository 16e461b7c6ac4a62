import type { EmailAdapter } from 'payload'

/** No mail server is part of an installation yet: what would have been sent is logged, without its content. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'admin@forecourt.example',
  defaultFromName: 'Forecourt',
  sendEmail: ({ to, subject }) => {
    payload.logger.warn({ to, subject }, 'No mail server is set up: this message was not sent.')
    return Promise.resolve()
  },
})
