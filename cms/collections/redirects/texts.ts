// Compiled from texts.json by npm run generate. Do not edit.

export const redirect = 'Redirect'
export const redirects = 'Redirects'
export const redirectsDescription = 'Sends visitors from an old address to a new one.'
export const oldAddress = 'Old address'
export const startWith = 'Start with /, without a question mark or #, as in /old-page.'
export const newAddress = 'New address'
export const startWithForPageThisSite = 'Start with / for a page of this site, or with https:// for another.'
export const permanent = 'Permanent'
export const permanentDescription = 'Search engines replace the old address. Untick this for a temporary redirect.'
export const website = 'Website'
export const oldAddressDescription = 'A slash at the end makes no difference. Capital letters make one only if the site’s settings say so.'
export const isRedirectedAlready = ({ from }: { from: string | number }) => `${from} is redirected already. Change that redirect instead.`
export const isAnsweredFirst = ({ path }: { path: string | number }) => `Nobody would be sent on from ${path}: every site answers this address itself, with a file or its programming interface. Choose another one.`
export const leadsToItself = ({ path }: { path: string | number }) => `The new address leads back to ${path} itself. Choose another one.`
export const leadsInACircle = ({ circle }: { circle: string | number }) => `This sends visitors in a circle: ${circle}. Choose another new address.`
