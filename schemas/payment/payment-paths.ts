/** Page with a payment's status. */
export const paymentPage = '/payment'

/** Return page of the provider: queries the payment and redirects to the page above. */
export const paymentReturnPath = '/payment/return'

/** Back to the provider's page for a payer who left it. */
export const paymentGoOnPath = '/payment/go-on'

/** Webhook for the provider's notices. */
export const paymentNoticePath = '/api/payments/notices'

/** A form of a browser without script. */
export const reservePostPath = '/reserve'
export const payPostPath = '/pay'
