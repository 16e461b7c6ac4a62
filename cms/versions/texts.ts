// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const blockWithHeading = ({ label, heading }: { label: string | number; heading: string | number }) => `${label} ‘${heading}’`
export const notRestored = ({ reason }: { reason: string | number }) => `Not restored. ${reason}`
export const sayWhichBlock = 'State which block to restore, and from which version. Nothing was changed.'
export const sayWhichVersion = 'State which version to restore. Nothing was changed.'
export const notAsAWhole = ({ problems }: { problems: string | number }) => `Not restored. ${problems} Reload the page to restore the rest.`
export const valueIsTaken = ({ field, value, title }: { field: string | number; value: string | number; title: string | number }) => `${field} ${value} now belongs to “${title}”.`
export const referencesAreGone = ({ count, places }: { count: number; places: string | number }) => `${selectPlural('en-AU', count, { one: `What this refers to was deleted: ${places}.`, other: `What these refer to was deleted: ${places}.` })}`
