// Compiled from texts.json by npm run generate. Do not edit.

export const thereIsNoSuchDocument = 'There is no such document, or you may not publish it.'
export const chooseWhatToDo = 'Choose whether to publish or to unpublish, and when.'
export const thatTimeHasPassed = 'That time has passed. Choose a later one.'
export const thatTimeDoesNotExist = 'That time does not exist: clocks go forward over it. Choose another one.'
export const itIsNotPlannedAnyMore = 'It is no longer planned. It may have happened or been cancelled already.'
export const chooseASiteFirst = 'Choose the site of this document first.'
