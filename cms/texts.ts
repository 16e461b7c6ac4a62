// Compiled from texts.json by npm run generate. Do not edit.

export const administrator = 'Administrator'
export const yourSettings = 'Your settings'
export const otherTypesLeftOut = 'Files of other types are left out. Pictures are JPEG, PNG, WebP, AVIF or GIF; films MP4 or WebM; documents PDF. Export HEIC pictures as JPEG.'
