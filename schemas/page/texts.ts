// Compiled from texts.json by npm run generate. Do not edit.

export const thisHasMoreThanBlocksBlocks = ({ blocks }: { blocks: string | number }) => `This has more than ${blocks} blocks, the maximum for one page or section. Split it into several.`
export const blocksNestedMoreThanBlockDepthDeep = ({ blockDepth }: { blockDepth: string | number }) => `Blocks are nested more than ${blockDepth} deep here, the maximum for a page or section.`
export const listsGroupsNestedMoreThanValueDepth = ({ valueDepth }: { valueDepth: string | number }) => `Lists and groups are nested more than ${valueDepth} deep here, the maximum for a page or section.`
export const textLongerThanTextCharactersCharacters = ({ textCharacters }: { textCharacters: string | number }) => `The text is longer than ${textCharacters} characters, the maximum for one page or section. Split it into several.`
export const thisHasMoreThanValuesValues = ({ values }: { values: string | number }) => `This has more than ${values} values, the maximum for one page or section. Split it into several.`
export const theListsHaveMoreThanRowsRows = ({ rows }: { rows: string | number }) => `The lists here have more than ${rows} rows together, the maximum for one document. Remove some.`
export const startWithAndUseLowerCaseLetters = 'Start with / and use lower-case letters, digits and hyphens, as in /finance or /cars/:slug.'
export const signInToContinueWithValuationYour = 'Sign in to continue with the valuation of your car.'
export const signInToContinueToTheCheckout = 'Sign in to continue to the checkout. Your vehicle stays selected.'
export const signInToContinueWithYourFinance = 'Sign in to continue with your finance enquiry.'
export const signInToSeeFinanceForThis = 'Sign in to see finance for this vehicle.'
export const signInToSpinTheWheel = 'Sign in to spin the wheel. Everyone has one spin.'
export const signInToPayOnline = 'Sign in to pay online.'
export const signInToSeeYourSavedVehicles = 'Sign in to see your saved vehicles, enquiries and bookings.'
export const signInWithYourMobileNumberTo = 'Sign in with your mobile number to save this vehicle to your watchlist.'
export const addYourMobileNumber = 'Add your mobile number. We will send a code to it.'
export const addYourEmailAddress = 'Add your email address. We will send a code to it.'
