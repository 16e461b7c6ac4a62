// Compiled from texts.json by npm run generate. Do not edit.

export const leftOut = ({ names }: { names: string | number }) => `Left out: ${names}. Pictures are JPEG, PNG, WebP, AVIF or GIF; films MP4 or WebM; documents PDF. Export HEIC pictures as JPEG.`
