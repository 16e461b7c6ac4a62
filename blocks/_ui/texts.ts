// Compiled from texts.json by npm run generate. Do not edit.

export const by = 'by'
export const minutesToRead = ({ minutes }: { minutes: string | number }) => `${minutes} min read`
export const breadcrumb = 'Breadcrumb'
export const previous = 'Previous'
export const pause = 'Pause'
export const playAutomatically = 'Play automatically'
export const next = 'Next'
export const chooseFromLabel = ({ label }: { label: string | number }) => `Choose from ${label}`
export const goToPlaceOfCount = ({ place, count }: { place: string | number; count: string | number }) => `Go to ${place} of ${count}`
export const dismiss = 'Dismiss'
export const from = 'From'
export const to = 'To'
export const noPictureYet = 'No picture yet'
export const weCouldNotReachTheServer = 'We could not reach the server. Please try again in a moment.'
export const compare = 'Compare'
export const clear = 'Clear'
export const viewList = 'View List'
export const compareName = ({ name }: { name: string | number }) => `Compare ${name}`
export const favourite = 'Favourite'
export const favouriteName = ({ name }: { name: string | number }) => `Favourite ${name}`
export const watchlist = 'Watchlist'
export const saveNameToYourWatchlist = ({ name }: { name: string | number }) => `Save ${name} to your watchlist`
export const youCanCompareUpToFour = 'You can compare up to four. Remove one to add another.'
export const nameIsOneOfYourFavourites = ({ name }: { name: string | number }) => `${name} is one of your favourites.`
export const yourBrowserWillForgetThisWhenYou = 'Your browser does not save this. It is lost when you leave the page.'
export const searchSaved = 'Search Saved'
export const nameIsNowAmongYourSavedSearches = ({ name }: { name: string | number }) => `${name} is now among your saved searches`
export const compareLengthOfCompare = ({ length, compare }: { length: string | number; compare: string | number }) => `Compare ${length} of ${compare}`
export const carSavedInWatchlist = 'Car Saved In Watchlist'
export const carRemoved = 'Car Removed'
export const nameIsNowAvailableInYourWatchlist = ({ name }: { name: string | number }) => `${name} is now available in your watchlist`
export const nameIsNoLongerInYourWatchlist = ({ name }: { name: string | number }) => `${name} is no longer in your watchlist`
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const pageTarget = ({ target }: { target: string | number }) => `Page ${target}`
export const nextPage = 'Next page'
export const close = 'Close'
export const now = 'Now'
export const was = 'was'
export const learnMore = 'Learn More'
export const valueOutOf5Stars = ({ value }: { value: string | number }) => `${value} out of 5 stars`
export const comparisonRateWarning = '* Comparison rate warning'
export const announcement = 'Announcement'
export const noThanks = 'No thanks'
export const accept = 'Accept'
export const mayWeMeasureHowThisSiteUsed = 'May we measure how you use this site? It helps us to improve it. We measure nothing unless you accept, and you can change your choice at the bottom of any page.'
export const allLabel = ({ label }: { label: string | number }) => `All ${label}`
export const main = 'Main'
export const closeMenu = 'Close menu'
export const measurementChoices = 'Measurement choices'
export const footer = 'Footer'
export const legal = 'Legal'
export const call = 'Call'
export const callPhone = ({ phone }: { phone: string | number }) => `Call ${phone}`
export const favourites = 'Favourites'
export const signIn = 'Sign in'
export const myGarage = 'My garage'
export const searchStock = 'Search stock'
export const menu = 'Menu'
export const remove = 'Remove'
export const dollarsBelowMarket = ({ dollars }: { dollars: string | number }) => `${dollars} below market`
export const photos = 'photos'
export const registration = 'Registration:'
export const cannotReadAmount = 'We cannot read this amount. Please write it like 30,000 or 30k.'
export const cannotReadKilometres = 'We cannot read this distance. Please write it like 85,000 or 85k.'
export const cannotReadRate = 'We cannot read this rate. Please write it like 7.5.'
export const cannotReadNumber = 'We cannot read this number. Please write it like 7.5.'
export const cannotReadYear = 'We cannot read this year. Please write it like 2020.'
export const pleaseEnterAtLeast = ({ min }: { min: string | number }) => `Please enter ${min} or more.`
export const pleaseEnterFromTo = ({ min, max }: { min: string | number; max: string | number }) => `Please enter a value from ${min} to ${max}.`
export const lastUsableFigures = 'One of the figures cannot be used. This result is for the last figures that could be.'
export const cannotReadTerm = 'We cannot read this term. Please write it like 5 years or 60 months.'
export const aboutThisRepayment = '* About this repayment'
