// Compiled from texts.json by npm run generate. Do not edit.

export const invalidPostcode = 'Invalid postcode. Please enter a 4-digit number.'
