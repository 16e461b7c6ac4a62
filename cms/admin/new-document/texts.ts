// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const newDocument = ({ label }: { label: string | number }) => `New ${label}`
export const nothingIsStoredYet = 'Nothing is stored until you create it.'
export const site = 'Site'
export const chooseASite = 'Choose a site'
export const chooseOne = 'Choose one'
export const create = 'Create'
export const creating = 'Creating…'
export const cancel = 'Cancel'
export const addressNote = 'The path on the site, such as /finance. The home page is /.'
export const theServerCouldNotBeReached = 'The server could not be reached. Nothing was created. Try again.'
export const itCouldNotBeCreated = 'It could not be created. Try again.'
export const startFrom = 'Start from'
export const searchTemplates = 'Search templates'
export const readyMade = 'Ready-made'
export const pagesOfThisSite = 'Pages of this site'
export const pagesOfTheTemplate = 'Pages of the site’s template'
export const blankPage = 'Blank page'
export const blankPageDescription = 'No blocks yet.'
export const countBlocks = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `No blocks`, one: `${count.toLocaleString('en-AU')} block`, other: `${count.toLocaleString('en-AU')} blocks` })}`
export const thePageCouldNotBeRead = 'The page to start from could not be read. Nothing was created. Try again.'
