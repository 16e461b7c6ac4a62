// Compiled from texts.json by npm run generate. Do not edit.

export const thereIsNoSuchFile = 'There is no such file.'
export const theConditionsAreMalformed = 'The conditions are malformed.'
export const theDocumentIsMissing = 'The document is missing.'
export const theDocumentIsMalformed = 'The document is malformed: send an object.'
export const theDocumentIsNestedTooDeeply = 'The document is nested too deeply.'
export const sendTheQueryAsAForm = 'Send the query as a form, not as JSON.'
export const thisRequestIsMalformed = 'This request is malformed.'
export const thisListHoldsTooMuch = ({ list, count, rows, most }: { list: string | number; count: string | number; rows: string | number; most: string | number }) => `“${list}” has ${count} ${rows}. The most is ${most} ${rows}: remove some and save again.`
export const theListsHoldTooMuch = ({ most, list }: { most: string | number; list: string | number }) => `The lists of this document have more than ${most} rows together, up to “${list}”. Remove some and save again.`
export const entries = 'entries'
export const thisFieldHoldsTooMuch = ({ field, most }: { field: string | number; most: string | number }) => `“${field}” holds too much. The most is ${most} values: remove some and save again.`
export const thisSortIsTooLong = ({ most }: { most: string | number }) => `Sort by at most ${most} fields.`
