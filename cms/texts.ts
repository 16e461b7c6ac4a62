// Compiled from texts.json by npm run generate. Do not edit.

export const administrator = 'Administrator'
export const yourSettings = 'Your settings'
export const otherTypesLeftOut = ({ takenTypes }: { takenTypes: string | number }) => `Files of other types are left out. ${takenTypes} Export HEIC pictures as JPEG.`
