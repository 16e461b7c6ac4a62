// Compiled from texts.json by npm run generate. Do not edit.

export const forecourt = 'Forecourt'
