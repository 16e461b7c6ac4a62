// Compiled from texts.json by npm run generate. Do not edit.

export const redirect = 'Redirect'
export const redirects = 'Redirects'
export const redirectsDescription = 'Sends visitors from an old address to a new one.'
export const oldAddress = 'Old address'
export const startWith = 'Start with /, without a question mark or #, as in /old-page.'
export const newAddress = 'New address'
export const startWithForPageThisSite = 'Start with / for a page of this site, or with https:// for another.'
export const newAddressMustDifferFromOldOne = 'The new address must differ from the old one.'
export const permanent = 'Permanent'
export const permanentDescription = 'Search engines replace the old address. Untick this for a temporary redirect.'
export const website = 'Website'
