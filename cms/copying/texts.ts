// Compiled from texts.json by npm run generate. Do not edit.

export const copy = '(copy)'
export const copyNumber = ({ number }: { number: string | number }) => `(copy ${number})`
export const thereAreTooManyCopies = 'There are too many copies of this already. Rename or delete some of them first.'
