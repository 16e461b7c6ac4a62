// Compiled from texts.json by npm run generate. Do not edit.

export const somethingWentWrong = 'Something went wrong'
export const somethingWentWrongDetail = 'Please try again in a moment.'
