// Compiled from texts.json by npm run generate. Do not edit.

export const thisVersionHasNoSuchBlock = 'This version of the page does not have that block.'
