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
