// Compiled from texts.json by npm run generate. Do not edit.

export const showBoth = 'Show both'
export const someoneElse = 'Someone else'
export const takeTheirs = 'Take theirs'
export const keepMine = 'Keep mine'
export const versionOfOf = ({ of }: { of: string | number }) => `Version of ${of}`
export const yours = 'Yours'
export const youAndNamesChangedTheSameThing = ({ names }: { names: string | number }) => `You and ${names} changed the same thing`
export const yourChangesAreNotSavedYet = 'Your changes are not saved yet. Choose which version to keep. All other changes are kept.'
export const takeAllTheirs = 'Take all theirs'
export const keepAllMine = 'Keep all mine'
export const showBothForAll = 'Show both for all'
export const decideLater = 'Decide later'
export const save = 'Save'
export const forAll = 'For all'
export const readyToSave = 'Ready to save.'
export const openLeftToDecide = ({ open }: { open: string | number }) => `${open} left to decide.`
export const andAmountMore = ({ amount }: { amount: string | number }) => ` and ${amount} more`
export const peopleChangedLabelsMore = ({ people, labels, more }: { people: string | number; labels: string | number; more: string | number }) => `${people} changed ${labels}${more}. Your form is updated.`
export const youInAnotherWindow = 'You, in another window,'
export const listNamesDetailAlsoEditing = ({ listNames, detail }: { listNames: string | number; detail: string | number }) => `${listNames} ${detail} also editing`
export const theServerCouldNotBeReached = 'The server could not be reached.'
export const somethingWentWrong = 'Something went wrong.'
export const youHaveUnsavedChanges = 'You have unsaved changes.'
export const reasonYourChangesStillInThisForm = ({ reason }: { reason: string | number }) => `${reason} Your changes are still in this form. Save again to keep them.`
export const saveAgain = 'Save again'
export const theRowsInThisOrder = 'The rows in this order'
export const removed = 'Removed'
export const empty = 'Empty'
export const yes = 'Yes'
export const no = 'No'
export const formHasASaveButton = 'This form is stored by its Save button.'
export const lastChangesLost = ({ reason }: { reason: string | number }) => `Your last changes were not saved. ${reason}`
export const youAreSignedOut = 'You are signed out. Sign in again in another tab.'
