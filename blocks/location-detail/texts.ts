// Compiled from texts.json by npm run generate. Do not edit.

export const locationDetail = 'Location details'
export const locationDetailDescription = 'The location of this page: address, directions, Google rating, and its hours by department.'
export const contactButton = 'Contact button'
export const contactButtonHelp = 'Such as #message for a form on this page. If empty, there is none, unless you choose the contact page below.'
export const leadsToContactPage = 'Link to the location’s contact page'
export const leadsToContactPageHelp = 'Your site needs a page at /contact-us/:slug.'
export const licenceNumbers = 'Licence numbers'
export const stockLink = 'View Our Stock'
