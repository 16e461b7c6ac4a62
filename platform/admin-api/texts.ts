// Compiled from texts.json by npm run generate. Do not edit.

export const sold = 'Sold'
export const cancelled = 'Cancelled'
export const refundRequested = 'Refund requested'
export const previewFileMay64MbAtMost = 'The maximum size of a file to check is 64 MB. Use a part of it.'
export const rowsThisImportNoLongerStored = 'The rows of this import are no longer stored.'
export const thisFileIsNoLongerAvailable = 'This file is no longer available. Choose it again.'
export const thereNoFileCalledPatternInFolder = ({ pattern }: { pattern: string | number }) => `There is no file called ${pattern} in the folder yet.`
export const leadsAsCsv = 'Leads as CSV'
export const reduceRecordsOfOnePerson = ({ reduce }: { reduce: string | number }) => `${reduce} records of one person`
export const dataOfOnePerson = 'Data of one person'
export const yes = 'Yes'
export const no = 'No'
export const isNoJson = 'is not JSON'
export const thisRequestDoesNotComeFromAdmin = 'This request does not come from the admin. Open the admin and try again there.'
export const fileIsNoListOfReviews = 'The file is neither a table with a heading nor a JSON list of reviews.'
