// Compiled from texts.json by npm run generate. Do not edit.

export const thisRequestDoesNotComeFromPage = 'This request does not come from a page of this site. Open the page and try again there.'
