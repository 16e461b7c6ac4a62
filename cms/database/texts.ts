// Compiled from texts.json by npm run generate. Do not edit.

export const yourChangeWasNotSavedBecauseDatabase = 'Your change was not saved because the database did not confirm it. Nothing on your screen is lost. Try again in a moment.'
export const thisPreferenceIsTooLarge = 'This preference is too large to keep.'
