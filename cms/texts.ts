// Compiled from texts.json by npm run generate. Do not edit.

export const administrator = 'Administrator'
export const yourSettings = 'Your settings'
