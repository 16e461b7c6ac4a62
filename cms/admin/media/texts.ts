// Compiled from texts.json by npm run generate. Do not edit.

export const leftOut = ({ names, takenTypes }: { names: string | number; takenTypes: string | number }) => `Left out: ${names}. ${takenTypes} Export HEIC pictures as JPEG.`
