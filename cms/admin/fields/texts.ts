// Compiled from texts.json by npm run generate. Do not edit.

export const chooseDetail = ({ detail }: { detail: string | number }) => `Choose: ${detail}`
export const rowsWithRemarks = 'Rows with remarks'
export const show = 'Show'
export const allLength = ({ length }: { length: string | number }) => `All (${length})`
export const row = 'Row'
export const stockNumber = 'Stock number'
export const outcome = 'Outcome'
export const reason = 'Reason'
export const rejected = 'Rejected'
export const duplicate = 'Duplicate'
export const corrected = 'Corrected'
export const theImportIsRunning = 'The import is running. Its rows appear here when it has finished.'
export const importFailedBeforeItReadAnyRows = 'The import failed before it read any rows.'
export const everyRowWasImportedWithoutCorrections = 'Every row was imported without corrections.'
export const thisIsNotCompleteJsonYet = 'This is not complete JSON yet; it is not saved.'
export const all = 'All'
export const pagePageOfPages = ({ page, pages }: { page: string | number; pages: string | number }) => `Page ${page} of ${pages}`
export const previous = 'Previous'
export const next = 'Next'
export const savedTypeToReplaceIt = 'Saved. Type to replace it.'
export const yes = 'Yes'
export const no = 'No'
export const chooseADay = 'Choose a day'
export const labelInPlace = ({ label, place }: { label: string | number; place: string | number }) => `${label} (${place} time)`
export const timeOfLabel = ({ label }: { label: string | number }) => `Time: ${label}`
export const fromItsStart = 'From the start of this day, unless you add a time.'
export const untilItsEnd = 'To the end of this day, unless you add a time.'
export const clocksGoForward = ({ typed, time }: { typed: string | number; time: string | number }) => `Clocks skip ${typed} that night. It is taken as ${time}.`
export const clocksGoBack = ({ time }: { time: string | number }) => `Clocks show this time twice that night. It is taken as ${time}.`
export const amountCannotBeRead = 'This cannot be read, so the last value stays. Please write it like 29,990 or 30k.'
