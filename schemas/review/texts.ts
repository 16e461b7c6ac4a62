// Compiled from texts.json by npm run generate. Do not edit.

export const isTooLong = 'A text is too long.'
export const ratingIsNone = 'The rating must be a whole number from 1 to 5.'
export const dateIsNone = 'The date must be written as 2026-11-09 or 9/11/2026.'
export const nameIsMissing = 'The customer’s name is missing.'
export const isUnreadable = 'The row cannot be read.'
