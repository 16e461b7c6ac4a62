// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const problemsCount = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} field needs`, other: `${count.toLocaleString('en-AU')} fields need` })} your attention`
export const namedProblem = ({ name, message }: { name: string | number; message: string | number }) => `${name}: ${message}`
export const blockField = ({ block, place, field }: { block: string | number; place: string | number; field: string | number }) => `${block} (block ${place}) › ${field}`
