// Compiled from texts.json by npm run generate. Do not edit.

export const nameIsReservedForYou = ({ name }: { name: string | number }) => `${name} is reserved for you`
export const thankYou = ({ sum, name, until }: { sum: string | number; name: string | number; until: string | number }) => `Thank you. We have received your payment of ${sum} and are holding ${name} for you until ${until}.`
export const weWillCallYouToArrangeRest = 'We will call you to arrange the rest: paperwork, finance or trade-in, and delivery.'
export const weWillCallYouToArrangeTime = 'We will call you to arrange a time to see it.'
export const weHoldingNameForYouUntilUntil = ({ name, until }: { name: string | number; until: string | number }) => `We are holding ${name} for you until ${until}`
export const aReminder = ({ name, until }: { name: string | number; until: string | number }) => `A reminder: ${name} is reserved for you until ${until}. After that it is for sale again.`
export const reachUsToSeeIt = ({ reachUs }: { reachUs: string | number }) => `${reachUs} to see it, to arrange the rest, or if you have changed your mind.`
export const yourReservationHasExpired = ({ name }: { name: string | number }) => `Your reservation has expired: ${name}`
export const weHeldNameForYouUntilUntil = ({ name, until }: { name: string | number; until: string | number }) => `We held ${name} for you until ${until}. It is for sale again now.`
export const weStillHaveYourPaymentOfSum = ({ sum, reachUs }: { sum: string | number; reachUs: string | number }) => `We still have your payment of ${sum}. ${reachUs} to tell us whether you want the vehicle or a refund.`
export const receiptReference = ({ reference, sum }: { reference: string | number; sum: string | number }) => `Receipt: ${reference}, ${sum}`
export const thankYou2 = ({ sum, reference }: { sum: string | number; reference: string | number }) => `Thank you. We have received your payment of ${sum} for ${reference}.`
export const yourPaymentOfSumIsBeingRefunded = ({ sum }: { sum: string | number }) => `Your payment of ${sum} is being refunded`
export const yourPaymentForNameReachedUsAfter = ({ name }: { name: string | number }) => `Your payment for ${name} reached us after the time to pay had expired, and the vehicle is no longer available. We are sorry.`
export const sumHasBeenRefunded = ({ sum }: { sum: string | number }) => `${sum} has been refunded`
export const weRefundedSumForSubjectToCard = ({ sum, subject }: { sum: string | number; subject: string | number }) => `We have refunded ${sum} for ${subject} to the card you paid with. Banks take a few working days to show it.`
export const weRefundedSumForSubjectInAnother = ({ sum, subject, reachUs }: { sum: string | number; subject: string | number; reachUs: string | number }) => `We have refunded ${sum} for ${subject} in another way, since it could not be refunded to your card. ${reachUs} if you have a question about it.`
export const boughtOnline = 'Bought online'
export const reserved = 'Reserved'
export const nameStocknumHasBeenReservedOnline = ({ name, stocknum, sum, until }: { name: string | number; stocknum: string | number; sum: string | number; until: string | number }) => `${name} (${stocknum}) has been reserved online. ${sum} is paid. It is reserved until ${until}.

The shopper’s details are in the admin, under Reservations.`
export const noStockNumber = 'no stock number'
export const paidOnline = ({ reference }: { reference: string | number }) => `Paid online: ${reference}`
export const sumHasBeenPaidOnlineForReference = ({ sum, reference }: { sum: string | number; reference: string | number }) => `${sum} has been paid online for ${reference}. See Payments in the admin.`
export const paidTooLate = ({ name }: { name: string | number }) => `Paid too late: ${name}`
export const paymentSumForNameArrivedWhenVehicle = ({ sum, name }: { sum: string | number; name: string | number }) => `A payment of ${sum} for ${name} arrived when the vehicle was no longer available. It is being refunded. The shopper’s details are in the admin, under Reservations.`
export const refundRefused = ({ sum, subject }: { sum: string | number; subject: string | number }) => `Refund refused: ${sum} for ${subject}`
export const paymentProviderRefusedToRefundSumFor = ({ sum, subject, refund_refusal, reference, code }: { sum: string | number; subject: string | number; refund_refusal: string | number; reference: string | number; code: string | number }) => `The payment provider refused to refund ${sum} for ${subject}: ${refund_refusal}

Refund it in another way, such as a bank transfer, then record that in the admin, under Payments (reference ${reference}, code ${code}).`
export const aReservationHasExpired = ({ name }: { name: string | number }) => `A reservation has expired: ${name}`
export const nameWasReservedUntilUntilForSale = ({ name, until, sum }: { name: string | number; until: string | number; sum: string | number }) => `${name} was reserved until ${until} and is for sale again. ${sum} is paid: call the shopper, or refund it in the admin, under Reservations.`
export const theVehicle = 'the vehicle'
export const yourPayment = 'your payment'
export const replyToThisEmailOrCallUs = 'Reply to this email or call us'
export const callUs = 'Call us'
export const helloName = ({ name }: { name: string | number }) => `Hello ${name},`
export const hello = 'Hello,'
export const statusOriginPaymentReturnPathCodeCode = ({ origin, paymentReturnPath, code }: { origin: string | number; paymentReturnPath: string | number; code: string | number }) => `Status: ${origin}${paymentReturnPath}?code=${code}`
export const theTimeToPayHasExpired = 'the time to pay has expired'
export const theProviderSentNoResult = 'the provider sent no result'
export const refundedInAnotherWay = 'refunded in another way'
export const thisNoticeNotSignedByPaymentProvider = 'This notice is not signed by the payment provider.'
export const refundRefusedReason = ({ reason }: { reason: string | number }) => `refund refused: ${reason}`
export const iSostringPaymentProviderRefusedRefund = ({ iSOString, reason }: { iSOString: string | number; reason: string | number }) => `${iSOString} The payment provider refused the refund: ${reason} Open its payment to see what to do.`
export const refundRequested = 'refund requested'
export const depositPaid = 'Deposit Paid'
export const paymentNotFinished = 'Payment Not Finished'
export const refundDue = 'Refund Due'
export const onlinePurchase = 'Online Purchase'
export const reservation = 'Reservation'
export const youMustAgreeToTermsUseBefore = 'You must agree to the terms of use before submitting the form.'
