// Compiled from texts.json by npm run generate. Do not edit.

export const financeCallToAction = 'Finance call-to-action'
export const financeCallToActionDescription = 'Links to the finance form, prefilled with the vehicle, or opens it in a dialog.'
export const heading = 'Heading'
export const financeThisVehicle = 'Finance this vehicle'
export const text = 'Text'
export const tellUsLittleAboutYourselfWeWill = 'Tell us a little about yourself and we will come back with offers from several lenders.'
export const button = 'Button'
export const buttonHelp = 'If empty, the finance button text of the vehicle cards.'
export const theButton = 'Button action'
export const linksToTheFinancePage = 'Link to the finance page'
export const opensTheFormInADialog = 'Open the form in a dialog'
