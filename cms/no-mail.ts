import type { EmailAdapter } from 'payload'

/** The CMS itself sends no mail: that it would have is logged, without to whom. */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'admin@forecourt.example',
  defaultFromName: 'Forecourt',
  sendEmail: ({ subject }) => {
    payload.logger.warn({ subject }, 'email not sent: the admin has no mail transport')
    return Promise.resolve()
  },
})
