// Compiled from texts.json by npm run generate. Do not edit.

export const pleaseSendPhotosForThisCar = 'Please send photos for this car'
export const test = 'Test: '
export const updateStage = ({ stage }: { stage: string | number }) => `Update, ${stage}: `
export const thisWasSentFromAdminToTest = 'This was sent from the admin to test the destination. No answer is expected.'
export const replyToThisMessageToWriteTo = 'Reply to this message to write to the shopper.'
export const theShopperGaveNoEmailAddress = 'The shopper gave no email address.'
export const thisDestinationNoLongerExists = 'This destination no longer exists.'
export const thisDestinationIsSwitchedOff = 'This destination is switched off.'
export const thisLeadNoLongerExistsOrWas = 'This lead no longer exists or was erased.'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'Email'
export const postcode = 'Postcode'
export const about = 'About'
export const vehicle = 'Vehicle'
export const stockNumber = 'Stock number'
export const price = 'Price'
export const location = 'Location'
export const testDrive = 'Test drive'
export const ownCar = 'Own car'
export const itsRegistration = 'Its registration'
export const itsKilometres = 'Its kilometres'
export const itsValue = 'Its value'
export const message = 'Message'
export const acceptsMarketing = 'Accepts marketing'
export const yes = 'Yes'
export const no = 'No'
export const sent = 'Sent'
export const sentFrom = 'Sent from'
export const acceptedTheServerAnsweredStatus = ({ status }: { status: string | number }) => `Accepted: the server answered ${status}.`
export const theServerRedirectsToAnotherAddressStatus = ({ status }: { status: string | number }) => `The server redirects to another address (${status}). Enter that address here.`
export const theServerAnsweredStatus = ({ status }: { status: string | number }) => `The server answered ${status}.`
export const theServerDidNotAnswer = 'The server did not answer.'
export const theAddressIsNotAWebAddress = 'The address is not a web address.'
export const theAddressIsInsideAPrivateNetwork = 'The address is inside a private network, so nothing is sent there.'
export const theAddressHasAPort = 'The address has a port. Leads are sent only to ports 80 and 443.'
export const thereIsNoServerWithThatName = 'There is no server with that name.'
export const theServerWasTooSlowToAnswer = 'The server was too slow to answer.'
export const theSecretForSignaturesIsMissing = 'The secret for signatures is missing. Enter it again.'
export const theDestinationHasNoEmailAddress = 'The destination has no email address.'
export const mailServerDidNotAcceptItCode = ({ code }: { code: string | number }) => `The mail server did not accept it${code}.`
export const sentAsEmail = 'Sent as email.'
export const theVehicleYouAskedAbout = 'The vehicle you asked about'
export const possibleSpam = 'Possible spam: '
export const heldEnquiries = ({ count, site }: { count: string | number; site: string | number }) => `Held as possible spam: ${count} (${site})`
export const heldEnquiriesText = ({ count, url }: { count: string | number; url: string | number }) => `New enquiries held as possible spam: ${count}. They were not delivered. Read them here:
${url}

Change the status of a real one to New, and it is delivered.`
export const whyPossibleSpam = 'Why possible spam'
