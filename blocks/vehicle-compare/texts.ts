// Compiled from texts.json by npm run generate. Do not edit.

export const compareVehicles = 'Compare vehicles'
export const compareVehiclesDescription = 'Up to four vehicles side by side: those in the URL, otherwise those that the shopper chose on vehicle cards.'
export const heading = 'Heading'
export const ifThereIsNothingToCompare = 'Text if there is nothing to compare'
export const pressArrowsOnPicturesUpToFour = 'Press the arrows on the pictures of up to four vehicles to compare them here.'
export const onlyWhatDiffers = 'Show differences only'
export const chooseOneMoreVehicleToSeeWhat = 'Choose one more vehicle to see the differences.'
export const fact = 'Fact'
export const differs = '(differs)'
export const vehiclesSideBySide = 'Vehicles side by side'
export const unknown = 'Unknown'
export const yes = 'Yes'
export const removeVehicleTitle = ({ vehicleTitle }: { vehicleTitle: string | number }) => `Remove ${vehicleTitle}`
export const remove = 'Remove'
export const theStockCannotBeLoadedRightNow = 'The stock cannot be loaded right now. Please try again in a moment.'
export const seeOurStock = 'See our stock'
export const oneTheseVehiclesNoLongerListed = 'One of these vehicles is no longer listed.'
export const missingTheseVehiclesNoLongerListed = ({ missing }: { missing: string | number }) => `${missing} of these vehicles are no longer listed.`
export const nothingToCompareYet = 'Nothing to compare yet'
