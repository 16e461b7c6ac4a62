// Compiled from texts.json by npm run generate. Do not edit.

export const home = 'Home'
export const ourStockAtName = ({ name }: { name: string | number }) => `Our stock at ${name}`
