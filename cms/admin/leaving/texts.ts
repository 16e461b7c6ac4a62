// Compiled from texts.json by npm run generate. Do not edit.

export const notSavedTitle = 'Your changes are not saved'
export const stillOnThisPage = ({ reason }: { reason: string | number }) => `${reason} What you changed is still on this page.`
export const stay = 'Stay on this page'
export const leaveAnyway = 'Leave without saving'
export const savingFirst = 'Saving your changes before leaving this page…'
