// Compiled from texts.json by npm run generate. Do not edit.

export const printPage = 'Print page'
export const printPageDescription = 'All details of the vehicle for printing: pictures, price, facts, features, comments and the dealer. For the page /print.'
export const openThePrintDialogAtOnce = 'Open the print dialog automatically'
export const features = 'Features'
export const dealerComments = 'Dealer comments'
export const smallPrint = 'Small print'
export const smallPrintHelp = 'Printed last.'
export const printThisPage = 'Print this page'
export const backToTheVehicle = 'Back to the vehicle'
export const keyInformation = 'Key information'
export const specifications = 'Specifications'
export const comments = 'Comments'
export const licenceLicence = ({ licence }: { licence: string | number }) => `Licence ${licence}`
