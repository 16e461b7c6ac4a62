// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const importFromAFile = 'Import from a file'
export const importHelp = 'CSV or JSON with customer_name, rating and review_date, and if you have them text, reply_text, reply_date and source. Reviews that are here already are left alone.'
export const importing = 'Importing…'
export const outcome = ({ added, known }: { added: number; known: string | number }) => `${selectPlural('en-AU', added, { one: `${added.toLocaleString('en-AU')} review`, other: `${added.toLocaleString('en-AU')} reviews` })} added, ${known} already here.`
export const rowProblem = ({ row, message }: { row: string | number; message: string | number }) => `Row ${row}: ${message}`
export const chooseASite = 'Choose a site to import reviews.'
