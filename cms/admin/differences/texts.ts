// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const title = 'What differs on this site'
export const settings = 'Settings'
export const about = 'Each setting in which a site, or one of its dealerships, has another value than its template. The link opens the field.'
export const onlyAdmins = 'Only site administrators see what differs.'
export const chooseSite = 'Choose a site.'
export const noSites = 'There are no sites yet.'
export const otherSites = 'All sites'
export const heading = ({ site, template }: { site: string | number; template: string | number }) => `${site}, beside ${template}`
export const platform = 'the platform'
export const nothing = ({ site, template }: { site: string | number; template: string | number }) => `Nothing differs: every setting of ${site} is that of ${template}.`
export const count = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} setting differs`, other: `${count.toLocaleString('en-AU')} settings differ` })}.`
export const setting = 'Setting'
export const group = 'Group'
export const templatesValue = 'Template'
export const platformsValue = 'Platform'
export const sitesValue = 'Site'
export const dealerships = 'Dealerships'
export const dealershipValue = ({ name, value }: { name: string | number; value: string | number }) => `${name}: ${value}`
export const asAbove = 'none of their own'
