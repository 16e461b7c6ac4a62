// Compiled from texts.json by npm run generate. Do not edit.

export const ofEmail = ({ email }: { email: string | number }) => `Of ${email}`
export const firstAdministratorCreatedWhenForecourtStarts = 'The first administrator is created when Forecourt starts, not here.'
export const youCannotChangeYourOwnRole = 'You cannot change your own role.'
export const onlyPlatformAdministratorCanGiveThisRole = 'Only a platform administrator can give this role.'
export const youCannotChangeYourOwnSites = 'You cannot change your own sites.'
export const youCanGiveAccessToYourOwn = 'You can give access to your own sites only.'
export const chooseAtLeastOneSite = 'Choose at least one site.'
export const choosePasswordWithAtLeastShortestCharacters = ({ shortest }: { shortest: string | number }) => `Choose a password with at least ${shortest} characters.`
export const thisIsTheLastPlatformAdministrator = 'This is the last platform administrator. Add another one first.'
export const person = 'Person'
export const people = 'People'
export const settings = 'Settings'
export const peopleDescription = 'People who can sign in to this admin, with their role and sites.'
export const siteAdministratorsManageTheirSitesAndStaff = 'Site administrators manage their sites and staff. Editors edit pages and stock. Sales view stock and work on leads.'
export const fromBeforeToAfter = ({ before, after }: { before: string | number; after: string | number }) => `From ${before} to ${after}`
