// Compiled from texts.json by npm run generate. Do not edit.

export const onlyPlatformAdministrators = 'Only platform administrators can create sites.'
export const theSiteHasNoSuchPage = 'The site has no such page.'
export const theDomainIsOfSite = ({ host, name }: { host: string | number; name: string | number }) => `${host} is already a domain of ${name}. Choose another one.`
export const theShortNameIsOfSite = ({ name }: { name: string | number }) => `${name} already has this short name. Choose another one.`
export const aDomainIsTaken = 'Another site has just taken this domain. Choose another one.'
export const chooseATemplate = 'Choose a template.'
