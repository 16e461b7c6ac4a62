import type { EmailAdapter } from 'payload'

/** The CMS itself sends no mail. It logs the attempt without the recipient. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'admin@forecourt.example',
  defaultFromName: 'Forecourt',
  sendEmail: ({ subject }) => {
    payload.logger.warn({ subject }, 'email not sent: the admin has no mail transport')
    return Promise.resolve()
  },
})
