// Compiled from texts.json by npm run generate. Do not edit.

export const signedIn = 'Signed in'
export const signedOut = 'Signed out'
export const passwordChanged = 'Password changed'
export const passwordResetRequested = 'Password reset requested'
export const passwordReset = 'Password reset'
export const secondFactorAdded = 'Second factor added'
export const secondFactorRemoved = 'Second factor removed'
export const personAdded = 'Person added'
export const roleOrSitesChanged = 'Role or sites changed'
export const published = 'Published'
export const unpublished = 'Unpublished'
export const deleted = 'Deleted'
export const exported = 'Exported'
export const personalDataErased = 'Personal data erased'
export const signInFailed = 'Sign-in failed'
export const emailAddressChanged = 'Email address changed'
export const emailAddressChangeUndone = 'Change of email address undone'
export const recoveryCodesReplaced = 'Recovery codes replaced'
export const settingsChanged = 'Settings changed'
export const personalDataRead = 'Personal data read'
export const readOfTotal = ({ read, total }: { read: string | number; total: string | number }) => `${read} of ${total} records`
export const singleRecords = ({ single }: { single: string | number }) => `${single} single records within an hour`
export const changedNames = ({ names }: { names: string | number }) => `changed ${names}`
export const added = 'added'
export const titleWhat = ({ title, what }: { title: string | number; what: string | number }) => `${title}: ${what}`
