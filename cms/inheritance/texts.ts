// Compiled from texts.json by npm run generate. Do not edit.

export const sayWhichSite = 'Say which site the copy is for.'
export const thereIsNoSuchPage = 'There is no such page.'
export const sayWhatToDo = 'Say what to change of the page.'
export const thisPageDoesNotFollow = 'This page does not follow a page of the template any more. Open it again.'
