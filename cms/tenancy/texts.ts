// Compiled from texts.json by npm run generate. Do not edit.

export const thisBelongsToAnotherSite = 'This belongs to another site. Choose one of this site.'
export const thisItselfCannotDeletedBecauseItUsed = ({ itself, dependents }: { itself: string | number; dependents: string | number }) => `This ${itself} cannot be deleted because it is used by ${dependents}. Choose another ${itself} there or delete them first.`
export const sites = 'Sites'
export const site = 'Site'
export const sitesDescription = 'Sites that this person can work on. Platform administrators can work on all sites.'
export const thisSiteCannotBeDeleted = ({ message }: { message: string | number }) => `This site cannot be deleted: ${message}`
export const aDocumentCannotMoveToAnotherSite = 'A document cannot move to another site. Create a new one there.'
export const chooseASite = 'Choose a site'
export const valueIsAlreadyUsedOnThisSite = ({ value }: { value: string | number }) => `“${value}” is already used on this site. Choose a different one.`
