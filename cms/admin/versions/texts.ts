// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const spinCode = 'Spin code'
export const versions = 'Versions'
export const versionsOfTitle = 'Versions of this document'
export const timesAreOfTheSite = ({ timeZone }: { timeZone: string | number }) => `Times are the site’s: ${timeZone}.`
export const noVersionsYet = 'There are no versions yet. One is kept with every save.'
export const noVersionsOfBlock = 'No version that is still kept changed this block.'
export const onlyOfBlock = 'Only versions that changed this block.'
export const showAllVersions = 'Show all versions'
export const newerVersions = 'Newer versions'
export const olderVersions = 'Older versions'
export const pagesOfVersions = 'Pages of versions'
export const byAuthors = ({ authors }: { authors: string | number }) => `by ${authors}`
export const created = 'Created'
export const oldestVersionKept = 'The oldest version that is still kept'
export const savedAgain = 'Saved without a change'
export const publishedAsItWas = 'Published as it was'
export const takenOffTheSite = 'Taken off the site'
export const changedFields = ({ fields }: { fields: string | number }) => `changed ${fields}`
export const addedBlock = ({ block }: { block: string | number }) => `added ${block}`
export const removedBlock = ({ block }: { block: string | number }) => `removed ${block}`
export const movedBlock = ({ block }: { block: string | number }) => `moved ${block}`
export const changedBlock = ({ fields, block }: { fields: string | number; block: string | number }) => `changed ${fields} of ${block}`
export const movedAndChangedBlock = ({ block, fields }: { block: string | number; fields: string | number }) => `moved ${block} and changed its ${fields}`
export const moreChanges = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `one more change`, other: `${count.toLocaleString('en-AU')} more changes` })}`
export const moreFields = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `one more field`, other: `${count.toLocaleString('en-AU')} more fields` })}`
export const notRecorded = 'Not recorded'
export const aFormerUser = 'A former user'
export const schedule = 'Schedule'
export const scheduleSetBy = ({ name }: { name: string | number }) => `Schedule, set by ${name}`
export const stockFeed = 'Stock feed'
export const forecourt = 'Forecourt'
export const current = 'Current'
export const earlier = 'Earlier'
export const onTheSiteNow = 'On the site now'
export const currentDraft = 'Current draft'
export const currentDraftAutosaved = 'Current draft, autosaved'
export const publishedEarlier = 'Published earlier'
export const draft = 'Draft'
export const draftAutosaved = 'Draft, autosaved'
export const noLongerThere = '(no longer there)'
export const entry = 'Entry'
export const placeOnThePage = ({ place }: { place: string | number }) => `place ${place} on the page`
export const placeInSlot = ({ place, slot, block }: { place: string | number; slot: string | number; block: string | number }) => `place ${place} in ${slot} of ${block}`
export const versionOfMoment = ({ moment }: { moment: string | number }) => `Version of ${moment}`
export const compareWith = 'Compare with'
export const nothingBefore = 'There is no older version to compare with.'
export const noDifference = 'Nothing differs.'
export const fieldsOutsideBlocks = 'Fields of the document'
export const blocks = 'Blocks'
export const added = 'Added'
export const removed = 'Removed'
export const moved = 'Moved'
export const changed = 'Changed'
export const addedAt = ({ place }: { place: string | number }) => `At ${place}.`
export const removedFrom = ({ place }: { place: string | number }) => `It was at ${place}.`
export const movedFromTo = ({ from, to }: { from: string | number; to: string | number }) => `From ${from} to ${to}.`
export const withBlocks = ({ blocks }: { blocks: string | number }) => `With ${blocks}.`
export const before = 'Before'
export const inThisVersion = 'In this version'
export const now = 'Now'
export const empty = 'Empty'
export const onlyItsFormatting = 'The words are the same. Formatting, links or pictures in them differ.'
export const restoreDocument = 'Restore this version'
export const restoreAsDraft = 'Restore as a draft'
export const restoreAndPublish = 'Restore and publish'
export const restoreDocumentQuestion = ({ moment }: { moment: string | number }) => `Restore the version of ${moment}?`
export const restoreDraftAbout = 'All of it goes back to how it was then, as a draft. The site does not change until you publish. What it is now stays in the versions.'
export const restorePublishedAbout = 'All of it goes back to how it was then, and visitors see it at once. What it is now stays in the versions.'
export const restorePlainAbout = 'All of it goes back to how it was then. What it is now stays in the versions.'
export const restoreBlockQuestion = ({ block }: { block: string | number }) => `Restore ${block}?`
export const restoreBlockAbout = ({ moment }: { moment: string | number }) => `This block, with the blocks in it, goes into the draft as it was on ${moment}. The rest of the page stays as it is now, and the site does not change until you publish.`
export const restoreBlockAsBefore = 'Restore as it was before'
export const restoreBlockFromHere = 'Restore as in this version'
export const putBlockBack = 'Put it back'
export const ofBlock = ({ block }: { block: string | number }) => `of ${block}`
export const restore = 'Restore'
export const restoring = 'Restoring …'
export const cancel = 'Cancel'
export const close = 'Close'
export const restored = 'Restored'
export const documentIsRestored = ({ moment }: { moment: string | number }) => `The version of ${moment} is back.`
export const blockIsRestored = ({ block }: { block: string | number }) => `${block} is back in the draft. Publish when you are happy with it.`
export const openIt = 'Open it'
export const couldNotBeRestored = 'It could not be restored. Check your connection and try again.'
export const spinOfLength = ({ length }: { length: string | number }) => `Spin of ${length}`
export const interior = 'Interior'
export const walkAround = 'Walk around'
export const videos = 'Videos'
export const videoOnAnotherSite = ({ external_video_url }: { external_video_url: string | number }) => `Video on another site: ${external_video_url}`
export const noSuchVersion = 'There is no such version. It may have been removed, since the newest 50 are kept.'
export const whatItChanged = 'What this version changed'
export const whatDiffersNow = 'What is different now'
export const notAsAWhole = 'This version cannot be restored as a whole:'
export const valueIsTaken = ({ field, value }: { field: string | number; value: string | number }) => `${field} ${value} now belongs to`
export const referenceIsGone = ({ place }: { place: string | number }) => `${place}: what it refers to was deleted.`
export const andMoreGone = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `and one more`, other: `and ${count.toLocaleString('en-AU')} more` })}`
export const untitled = 'Untitled'
export const restoreRest = 'Restore the rest'
export const restoreRestQuestion = ({ moment }: { moment: string | number }) => `Restore the rest of the version of ${moment}?`
export const restoreRestDraftAbout = 'Everything else goes back to how it was then, as a draft. What another document has now stays as it is here, and what was deleted is left out. The site does not change until you publish.'
export const restoreRestPlainAbout = 'Everything else goes back to how it was then. What another document has now stays as it is here, and what was deleted is left out.'
export const restIsRestored = ({ moment }: { moment: string | number }) => `The rest of the version of ${moment} is back.`
