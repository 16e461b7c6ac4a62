// Compiled from texts.json by npm run generate. Do not edit.

export const order = 'Order'
export const row = 'Row'
export const aFormerUser = 'A former user'
export const notSaved = 'Not saved. Others added to this while you were editing it.'
export const thisDocumentDoesNotExist = 'This document does not exist. It may have been deleted.'
export const sayWhichVersionThisSaveStartedFrom = 'State which version this save started from: `_base` with the values that you read of the fields that you change, the header If-Unmodified-Since with the time at which you read them, or If-Match: * to overwrite any later change. Nothing was saved.'
export const sayWhichVersionThisStartedFrom = 'State which version this started from: the header If-Unmodified-Since with the time at which you read the documents, or If-Match: * to continue whatever has changed since. Nothing was changed.'
export const thereIsNoSuchDocument = 'There is no such document.'
export const sayWhichWindowHasItOpen = 'State which window has it open.'
export const aColleague = 'A colleague'
export const notSavedConflicts = ({ conflicts }: { conflicts: string | number }) => `Not saved: ${conflicts} while you were editing it. Decide which version to keep.`
export const someoneElse = 'Someone else'
export const theList = 'the list'
export const notDone = ({ done, changes, opened, detail }: { done: string | number; changes: string | number; opened: string | number; detail: string | number }) => `Not ${done}: ${changes} after you opened ${opened}. Reload ${detail} and try again.`
export const thePage = 'the page'
export const someoneElseChangedOrDeletedRelatedData = 'Someone else changed or deleted related data at the same moment. Nothing was saved. Reload the page and try again.'
export const itWasCreated = 'it was created'
export const feedOrSiteItselfChangedIt = 'a feed or the site itself changed it'
export const sayWhatIsUnsaved = 'Say which values are not saved, and which they replace.'
