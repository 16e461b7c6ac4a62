// Compiled from texts.json by npm run generate. Do not edit.

export const shareTheVehicle = 'Share the vehicle'
export const shareTheVehicleDescription = 'Saves or shares the vehicle, copies its link, prints it, saves it as a PDF, opens its history report.'
export const heading = 'Heading'
export const share = 'Share'
export const print = 'Print'
export const saveAsPdf = 'Save as PDF'
export const saveAsPdfHelp = 'Not shown for vehicles that are collected at another location.'
export const historyReportOfVehiclesThatHaveOne = 'History report (if the vehicle has one)'
export const aCopiedLinkIsConfirmedBy = 'Confirm a copied link with'
