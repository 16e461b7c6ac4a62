// Compiled from texts.json by npm run generate. Do not edit.

export const platformAdministrator = 'Platform administrator'
export const siteAdministrator = 'Site administrator'
export const editor = 'Editor'
export const sales = 'Sales'
export const youCannotEditThisSite = 'You cannot edit the pages of this site.'
