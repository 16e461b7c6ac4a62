// Compiled from texts.json by npm run generate. Do not edit.

export const titleForSale = ({ title }: { title: string | number }) => `${title} for sale`
export const pagePageOfPages = ({ page, pages }: { page: string | number; pages: string | number }) => ` Page ${page} of ${pages}.`
export const forSaleAtNameInStock = ({ forSale, name, inStock, page }: { forSale: string | number; name: string | number; inStock: string | number; page: string | number }) => `${forSale} at ${name}${inStock}. Compare prices, kilometres and features, and enquire online.${page}`
export const thisSiteDoesNotThisTypeBlock = 'This site does not have this block type.'
export const itShownOnlyOnPagesVehicle = 'It is shown only on vehicle pages.'
export const itsDataCouldNotBeLoaded = 'Its data could not be loaded.'
export const itFailedWhileItWasBeingRendered = 'It could not be rendered.'
export const website = 'Website'
export const spinToWin = 'Spin to win'
export const payOnline = 'Pay online'
export const buyOnline = 'Buy online'
export const reserveOnline = 'Reserve online'
export const message = 'Message'
export const iAgreeToTheTermsBelow = 'I agree to the terms below.'
export const reserveCarNowForAmount = ({ amount }: { amount: string | number }) => `Reserve Car Now for ${amount}`
export const continueToPayment = 'Continue to Payment'
export const spinTheWheel = 'Spin the wheel'
export const itHasNotBeenSent = 'It has not been sent. What you typed is still here.'
export const backToTheHomePage = 'Back to the home page'
export const backToThePage = 'Back to the page'
export const errorHeading = ({ heading }: { heading: string | number }) => `Error: ${heading}`
export const viewAllStock = 'View all stock'
export const search = 'Search'
export const home = 'Home'
export const searchOurStock = 'Search our stock'
export const errorTitleName = ({ title, name }: { title: string | number; name: string | number }) => `Error: ${title} | ${name}`
export const unsubscribe = 'Unsubscribe'
export const stopMessagesAboutPriceThisVehicle = 'Stop messages about the price of this vehicle? It stays on your watchlist.'
export const weWillNoLongerSendYouMessages = 'We will no longer send you messages about the price of this vehicle.'
export const stopMessagesAboutPriceThisVehicleThis = 'Stop messages about the price of this vehicle?'
export const stopMessagesAboutNewVehiclesInThis = 'Stop messages about new vehicles in this search? The search stays in your garage.'
export const weWillNoLongerSendYouMessages2 = 'We will no longer send you messages about new vehicles in this search.'
export const unsubscribed = 'Unsubscribed'
export const itIsShownOnlyWithTheFeature = ({ feature }: { feature: string | number }) => `It is shown only while the feature “${feature}” is on.`
export const itIsShownOnlyToSignedInShoppers = 'It is shown only to shoppers who are signed in.'
export const itIsShownOnlyToSignedOutShoppers = 'It is shown only to shoppers who are not signed in.'
export const itIsNotShownYet = 'Its first date has not come yet.'
export const itIsNoLongerShown = 'Its last date has passed.'
export const blockShowsNothingYet = ({ block }: { block: string | number }) => `${block} shows nothing yet`
export const addBlockHere = 'Add a block here'
export const replacePicture = 'Replace picture'
export const editedInThePanel = 'Edited in the panel'
export const formatting = 'Formatting'
export const formattedTextOf = ({ block }: { block: string | number }) => `Text of ${block}`
export const textStyle = 'Text style'
export const paragraphStyle = 'Paragraph'
export const headingStyle = ({ level }: { level: string | number }) => `Heading ${level}`
export const quotationStyle = 'Quotation'
export const bold = 'Bold'
export const italic = 'Italic'
export const underlined = 'Underline'
export const struckThrough = 'Strikethrough'
export const bulletedList = 'Bulleted list'
export const numberedList = 'Numbered list'
export const linkOfText = 'Link'
export const line = 'Line'
export const doneWithText = 'Done'
export const itShownOnlyOnPagesLocation = 'It is shown only on pages of a location.'
export const locationWithPhone = ({ place, number }: { place: string | number; number: string | number }) => `${place}. Call ${number}. Opening hours, departments and directions.`
export const locationWithoutPhone = ({ place }: { place: string | number }) => `${place}. Opening hours, departments and directions.`
export const itShownOnlyOnPagesModel = 'It is shown only on pages of a model.'
export const itShownOnlyOnPagesBrand = 'It is shown only on pages of a brand or a model.'
