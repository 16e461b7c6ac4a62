// Compiled from texts.json by npm run generate. Do not edit.

export const reserveOrBuyOnline = 'Reserve or buy online'
export const reserveOrBuyOnlineDescription = 'Asks for the shopper’s details and continues to the payment of the deposit. For pages such as /cars/:slug/checkout and /checkout-journey. The amount and the times are in the site’s settings.'
export const purpose = 'Purpose'
export const reserveWithADeposit = 'Reserve with a deposit'
export const buyOnline = 'Buy online, starting with a deposit'
export const heading = 'Heading'
export const headingHelp = 'If empty, “Reserve this car” or “Buy this car online”.'
export const introduction = 'Introduction'
export const askForAMessage = 'Ask for a message'
export const button = 'Button'
export const buttonHelp = 'If empty, “Reserve Car Now for” and the amount.'
export const smallPrint = 'Small print'
export const smallPrintHelp = 'Shown under the button: what happens to the deposit, and when it is refunded.'
export const buyOnline2 = 'Buy online'
export const reserve = 'Reserve'
export const message = 'Message'
export const reserveCarNowForAmount = ({ amount }: { amount: string | number }) => `Reserve Car Now for ${amount}`
export const youPayOnPageOurPaymentProvider = ({ vehicleNoun, paymentMinutes }: { vehicleNoun: string | number; paymentMinutes: string | number }) => `You pay on the page of our payment provider, so we never see your card. The ${vehicleNoun} is held for you for ${paymentMinutes} minutes while you pay.`
export const youMustAgreeToTermsUseBefore = 'You must agree to the terms of use before submitting the form.'
export const price = 'Price'
export const dueNow = 'Due now'
export const balanceLater = 'Balance due later'
export const balanceIfYouBuyIt = 'Balance if you buy'
export const reservedFor = 'Reserved for'
export const thisVehicleNounIsAtPlace = ({ vehicleNoun, place }: { vehicleNoun: string | number; place: string | number }) => `This ${vehicleNoun} is at ${place}.`
export const buyThisNounOnline = ({ noun }: { noun: string | number }) => `Buy this ${noun} online`
export const reserveThisNoun = ({ noun }: { noun: string | number }) => `Reserve this ${noun}`
export const thisNounCannotBeReservedOnline = ({ noun }: { noun: string | number }) => `This ${noun} cannot be reserved online`
export const someoneElseHasReservedIt = 'Someone else has reserved it.'
export const pleaseCallUsOrSendUsMessage = 'Please call us or send us a message about it.'
export const backToTheNoun = ({ noun }: { noun: string | number }) => `Back to the ${noun}`
export const checkAgain = 'Check again'
export const itHeldForYouForFewMinutes = 'It is held for you for a few minutes. Send the form again to continue to the payment.'
export const sendUsAMessage = 'send us a message'
export const youHaveStartedToReserveIt = 'You have started to reserve it'
export const thisVehicleNounCanReservedByPhone = ({ vehicleNoun }: { vehicleNoun: string | number }) => `This ${vehicleNoun} can be reserved by phone`
export const onlinePaymentsAreNotAvailableRightNow = 'Online payments are not available right now. Call us, or '
export const andWeWillHoldItForYou = ' and we will hold it for you.'
