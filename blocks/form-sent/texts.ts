// Compiled from texts.json by npm run generate. Do not edit.

export const thanksAfterAForm = 'Form confirmation'
export const thanksAfterAFormDescription = 'Thanks the shopper after a form, at /success, with the time of a test drive and a link.'
export const heading = 'Heading'
export const thankYou = 'Thank you'
export const text = 'Text'
export const weReceivedYourMessageWillInTouch = 'We have received your message and will be in touch soon.'
export const link = 'Link'
export const backToTheHomePage = 'Back to the home page'
export const yourTestDriveIsBooked = 'Your test drive is booked: '
