/** Where a payer comes back to and reads how it went. */
export const paymentPage = '/payment'

/** Where the provider's page sends a payer: asks how it went and leads on to the page above. */
export const paymentReturnPath = '/payment/return'

/** Back to the provider's page, for anyone who has left it. */
export const paymentGoOnPath = '/payment/go-on'

/** Where the provider tells what became of a payment. */
export const paymentNoticePath = '/api/payments/notices'

/** A form of a browser without script. */
export const reservePostPath = '/reserve'
export const payPostPath = '/pay'
