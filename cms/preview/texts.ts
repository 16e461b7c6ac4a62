// Compiled from texts.json by npm run generate. Do not edit.

export const phone = 'Phone'
export const tablet = 'Tablet'
export const desktop = 'Desktop'
