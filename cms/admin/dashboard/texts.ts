// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const noScheduledBackupHasRunYet = 'No scheduled backup has run yet.'
export const lastBackup = ({ succeededAt }: { succeededAt: string | number }) => `Last backup: ${succeededAt}.`
export const theLatestAttemptFailed = ({ failure }: { failure: string | number }) => ` The latest attempt failed: ${failure}`
export const helloName = ({ name }: { name: string | number }) => `Hello ${name}`
export const yourAccountHasNoSiteYet = 'Your account has no site yet. Ask an administrator for access.'
export const recentlyEdited = 'Recently edited'
export const untitledPage = 'Untitled page'
export const published = 'Published'
export const draft = 'Draft'
export const opensInANewTab = '(opens in a new tab)'
export const failedFailure = ({ failure }: { failure: string | number }) => `failed: ${failure}`
export const editTheHomePage = 'Edit the home page'
export const addAPage = 'Add a page'
export const addAPicture = 'Add a picture'
export const templateNoDomain = 'Template, no domain'
export const noDomainYet = 'No domain yet'
export const vehiclesInStock = 'Vehicles in stock'
export const pages = 'Pages'
export const newLeads = 'New leads'
export const overdueLeads = 'Overdue leads'
export const noStockImportYet = 'No stock import yet'
export const stockFeeds = 'Stock feeds'
export const importedDay = ({ day }: { day: string | number }) => `imported ${day}`
export const notImportedYet = 'not imported yet'
export const dayInPlace = ({ day, place }: { day: string | number; place: string | number }) => `${day} (${place} time)`
export const stockImportRunningSinceDay = ({ day }: { day: string | number }) => `Stock import running since ${day}`
export const theStockImportOfDayFailed = ({ day }: { day: string | number }) => `The stock import of ${day} failed`
export const lastStockImportDay = ({ day }: { day: string | number }) => `Last stock import ${day}: all rows imported`
export const lastStockImportDayRows = ({ day, rejected }: { day: string | number; rejected: number }) => `Last stock import ${day}: ${selectPlural('en-AU', rejected, { one: `${rejected.toLocaleString('en-AU')} row`, other: `${rejected.toLocaleString('en-AU')} rows` })} rejected`
export const heldAsSpam = 'Held as spam (7 days)'
