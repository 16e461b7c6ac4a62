// Compiled from texts.json by npm run generate. Do not edit.

export const picture = 'Picture'
export const pictures = 'Pictures'
export const alternativeText = 'Alternative text'
export const alternativeTextDescription = 'Describes the picture for screen readers, such as “Red hatchback in front of our showroom”. Leave it empty for decoration.'
export const website = 'Website'
export const heicRefused = ({ name }: { name: string | number }) => `${name} is a HEIC picture, which browsers cannot show. Export it as JPEG and upload that. An iPhone takes JPEG pictures with Settings › Camera › Formats › Most Compatible.`
export const typeRefused = ({ name, takenTypes }: { name: string | number; takenTypes: string | number }) => `${name} is not a type of file that a website can show. ${takenTypes}`
export const pictureUnreadable = ({ name }: { name: string | number }) => `${name} cannot be read as a picture. It may be damaged: open it in a picture program and export it again.`
export const changeFilesSingly = 'Pictures are replaced, cropped and given a focal point one at a time. Open each of them to do that.'
