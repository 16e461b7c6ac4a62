// Compiled from texts.json by npm run generate. Do not edit.

export const allSites = 'All sites'
export const allSitesOfTemplate = ({ name }: { name: string | number }) => `All sites of the template ${name}`
export const sharedWithAllSites = 'Shared with all sites'
export const youCannotSaveSectionsThere = 'You cannot save sections there.'
export const aSectionNeedsANameAndBlocks = 'A section needs a name and at least one block.'
