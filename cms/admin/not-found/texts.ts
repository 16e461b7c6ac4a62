// Compiled from texts.json by npm run generate. Do not edit.

export const nothingHere = 'Nothing found'
export const addressUnknown = 'The admin has no page at this address. It may have been deleted, or the address is incomplete.'
export const backToStart = 'Back to the first page'
