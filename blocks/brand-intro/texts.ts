// Compiled from texts.json by npm run generate. Do not edit.

export const brandIntro = 'Brand introduction'
export const brandIntroDescription = 'Name, logo and text of the page’s brand, with buttons.'
export const firstButton = 'First button'
export const secondButton = 'Second button'
