// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const blockTypes = 'Block types'
export const website = 'Website'
export const blockTypesDescription = 'Every type of block, and how many pages and reusable sections use it, published or as a draft. Pages that a site shows of its template count too.'
export const searchBlockTypes = 'Search block types'
export const searchHint = 'For example form, photo, offers'
export const search = 'Search'
export const showAll = 'Show all'
export const nothingFound = 'No block type is found by these words. Try a shorter word.'
export const usedBy = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `Not used`, one: `${count.toLocaleString('en-AU')} page or section`, other: `${count.toLocaleString('en-AU')} pages and sections` })}`
export const version = ({ version }: { version: string | number }) => `Version ${version}`
export const key = 'Key'
export const versionTitle = 'Version'
export const category = 'Category'
export const whereUsed = 'Where used'
export const whereUsedCounts = ({ published, drafts }: { published: number; drafts: number }) => `${selectPlural('en-AU', published, { '=0': `On no published page`, one: `On ${published.toLocaleString('en-AU')} published page or section`, other: `On ${published.toLocaleString('en-AU')} published pages and sections` })}${selectPlural('en-AU', drafts, { '=0': ``, one: ` and in ${drafts.toLocaleString('en-AU')} draft`, other: ` and in ${drafts.toLocaleString('en-AU')} drafts` })}.`
export const notUsed = 'No page, draft or reusable section of your sites uses it.'
export const notUsedHere = 'No page, draft or reusable section of this site uses it.'
export const title = 'Title'
export const kind = 'Kind'
export const site = 'Site'
export const state = 'State'
export const page = 'Page'
export const pageTemplate = 'Page template'
export const reusableSection = 'Reusable section'
export const published = 'Published'
export const draft = 'Draft'
export const untitled = 'Untitled'
export const unknownType = ({ key }: { key: string | number }) => `There is no block type with the key “${key}”.`
export const onlyEditors = 'Only people who edit pages see where blocks are used. Ask an administrator of your site.'
export const pagesOfUses = 'Pages of this list'
export const previous = 'Previous'
export const next = 'Next'
export const rangeOfUses = ({ from, to, count }: { from: string | number; to: string | number; count: string | number }) => `${from} to ${to} of ${count}`
