// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from './plural.ts'

export const takeLowerCaseLetters = 'Use lower-case letters, digits and single hyphens.'
export const enterADay = 'Enter a day as YYYY-MM-DD, such as 2026-12-25.'
export const today = 'today'
export const daysAgo = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} day`, other: `${count.toLocaleString('en-AU')} days` })} ago`
export const weeksAgo = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} week`, other: `${count.toLocaleString('en-AU')} weeks` })} ago`
export const monthsAgo = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} month`, other: `${count.toLocaleString('en-AU')} months` })} ago`
export const yearsAgo = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} year`, other: `${count.toLocaleString('en-AU')} years` })} ago`
