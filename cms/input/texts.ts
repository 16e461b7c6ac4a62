// Compiled from texts.json by npm run generate. Do not edit.

export const thereIsNoSuchFile = 'There is no such file.'
export const theConditionsAreMalformed = 'The conditions are malformed.'
export const theDocumentIsMissing = 'The document is missing.'
export const theDocumentIsMalformed = 'The document is malformed: send an object.'
export const theDocumentIsNestedTooDeeply = 'The document is nested too deeply.'
export const sendTheQueryAsAForm = 'Send the query as a form, not as JSON.'
export const thisRequestIsMalformed = 'This request is malformed.'
