// Compiled from texts.json by npm run generate. Do not edit.

export const thisPictureMegapixelsMegapixelsEnglishEnglishPixels = ({ megapixels, english, english2, frames, megapixels2 }: { megapixels: string | number; english: string | number; english2: string | number; frames: string | number; megapixels2: string | number }) => `This picture has ${megapixels} megapixels (${english} × ${english2} pixels${frames}). The limit is ${megapixels2} megapixels: make it smaller and try again.`
