// Compiled from texts.json by npm run generate. Do not edit.

export const modelIntro = 'Model introduction'
export const modelIntroDescription = 'Name, picture, label, price and text of the page’s model, with buttons.'
export const firstButton = 'First button'
export const secondButton = 'Second button'
