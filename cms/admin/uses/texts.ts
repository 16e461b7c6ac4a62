// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const whereUsed = 'Where used'
export const notUsed = 'No page or draft uses it.'
export const untitled = 'Untitled'
export const published = 'published'
export const draft = 'draft'
export const itIsUsedHere = 'It is used here'
export const deletingLeavesGaps = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `What shows it there would be gone at once. Remove it there first, or delete it all the same.`, other: `What shows them there would be gone at once. Remove them there first, or delete them all the same.` })}`
export const deleteAnyway = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `Delete it all the same`, other: `Delete them all the same` })}`
export const keepIt = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `Keep it`, other: `Keep them` })}`
export const andMore = ({ count }: { count: string | number }) => `and ${count} more`
export const sectionReaches = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `No published page shows this section yet.`, one: `${count.toLocaleString('en-AU')} published page shows this section. A change appears there once you publish it.`, other: `${count.toLocaleString('en-AU')} published pages show this section. A change appears on all of them once you publish it.` })}`
export const someAreUsedHere = ({ count }: { count: string | number }) => `${count} of them are used here`
export const shoppersKnowIt = ({ path }: { path: string | number }) => `Shoppers know this page as ${path}. It moves when you publish.`
export const linksLeadThere = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { '=0': `No link of your own leads to the old address.`, one: `${count.toLocaleString('en-AU')} link of your own leads to the old address. It does not change by itself:`, other: `${count.toLocaleString('en-AU')} links of your own lead to the old address. They do not change by themselves:` })}`
export const leadVisitorsHere = ({ path }: { path: string | number }) => `Lead visitors of ${path} here`
export const redirectGoes = ({ from, to }: { from: string | number; to: string | number }) => `A redirect sends visitors of ${from} to ${to}. It is removed when you publish, so that they see this page.`
export const unpublish = 'Unpublish'
export const unpublishQuestion = 'Take this page off the site?'
export const noLinkLeadsHere = 'No link of your own leads to this page.'
export const linksLeadHere = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} place links to this page. Its link leads nowhere, or disappears, until the page is published again:`, other: `${count.toLocaleString('en-AU')} places link to this page. Their links lead nowhere, or disappear, until the page is published again:` })}`
export const countingLinks = 'Looking for links to this page …'
export const linksUnknown = 'The links to this page could not be read.'
export const takeOff = 'Take it off the site'
export const keepPublished = 'Keep it'
export const isOffTheSite = 'The page is off the site.'
export const notTakenOff = 'The page could not be taken off the site. Try again.'
