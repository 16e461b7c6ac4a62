// Compiled from texts.json by npm run generate. Do not edit.

export const ownersAnswers = 'Owner’s answers'
