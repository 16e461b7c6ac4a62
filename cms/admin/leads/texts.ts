// Compiled from texts.json by npm run generate. Do not edit.

export const callPhone = ({ phone }: { phone: string | number }) => `Call ${phone}`
export const emailEmail = ({ email }: { email: string | number }) => `Email ${email}`
export const testDrive = 'test drive'
export const testDrives = 'test drives'
export const priceAlert = 'price alert'
export const priceAlerts = 'price alerts'
export const savedSearch = 'saved search'
export const savedSearches = 'saved searches'
export const savedVehicle = 'saved vehicle'
export const savedVehicles = 'saved vehicles'
export const chooseASiteToExportItsLeads = 'Choose a site to export its leads.'
export const exportThisListCsv = 'Export this list (CSV)'
export const detailFailed = ({ detail }: { detail: string | number }) => `${detail} failed.`
export const checkTheLastResult = 'Check the last result, fix the destination, then resend.'
export const chooseASiteToResendItsLeads = 'Choose a site to resend its leads.'
export const delivery1 = '1 delivery'
export const totalDocsDeliveries = ({ totalDocs }: { totalDocs: string | number }) => `${totalDocs} deliveries`
export const yes = 'Yes'
export const no = 'No'
export const otherFormAnswers = 'Other form answers'
export const consents = 'Consents'
export const theFormAskedForNoConsent = 'The form asked for no consent.'
export const wordsVersion = ({ version }: { version: string | number }) => `. Wording version ${version}.`
export const newsAndOffers = 'News and offers'
export const termsOfUse = 'Terms of use'
export const agreed = 'Agreed'
export const notAgreed = 'Not agreed'
export const changedByTheShopper = 'Changed by the shopper'
export const leftAtTheDefault = 'Left at the default'
export const deliveries = 'Deliveries'
export const noDeliveries = 'No deliveries. Destinations for leads are set under Leads, Lead destinations.'
export const nextAttempt = 'Next attempt'
export const msMs = ({ ms, words }: { ms: string | number; words: string | number }) => `, ${ms} ms: ${words}`
export const sendingShortly = 'Sending shortly.'
export const attempt1 = '1 attempt'
export const lengthAttempts = ({ length }: { length: string | number }) => `${length} attempts`
export const leadsByStatus = 'Leads by status'
export const all = 'All'
export const newLabel = 'New'
export const overdue = 'Overdue'
export const mine = 'Mine'
export const contacted = 'Contacted'
export const won = 'Won'
export const lost = 'Lost'
export const spam = 'Spam'
export const unassigned = 'Unassigned'
export const thisPersonsDataWasErased = 'This person’s data was erased.'
export const thisLeadNoEmailAddressNoPhone = 'This lead has no email address and no phone number.'
export const thisPersonsData = 'This person’s data'
export const everythingThatThisSiteHoldsUnderFilter = ({ filter }: { filter: string | number }) => `Everything that this site holds under ${filter}: leads, test drives, reservations, alerts, messages and the account.`
export const downloadJson = 'Download (JSON)'
export const erase = 'Erase …'
export const eraseHeld = ({ held }: { held: string | number }) => `Erase ${held}?`
export const namesAddresses = 'Names, addresses, phone numbers and messages are permanently deleted. Reports still count these records.'
export const erasePermanently = 'Erase permanently'
export const cancel = 'Cancel'
export const working = 'Working …'
export const downloaded = 'Downloaded.'
export const erasedErased = ({ erased }: { erased: string | number }) => `Erased: ${erased}. Reload the page to see the change.`
export const eraseThisPersonsData = 'Erase this person’s data'
export const toName = ({ name }: { name: string | number }) => `to ${name}`
export const queuing = 'Queuing …'
export const resendAll = 'Resend all'
export const resend = 'Resend'
export const alreadyQueued = 'Already queued.'
export const queuedItIsSentInAMoment = 'Queued. It is sent in a moment.'
export const countQueued = ({ count }: { count: string | number }) => `${count} queued. They are sent in a moment.`
export const sendATestLead = 'Send a test lead'
export const youHaveUnsavedChanges = 'You have unsaved changes. The test uses the saved settings.'
export const sending = 'Sending …'
export const wordsItTookMsMs = ({ words, ms }: { words: string | number; ms: string | number }) => `${words} It took ${ms} ms.`
