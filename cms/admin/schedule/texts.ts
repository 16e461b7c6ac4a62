// Compiled from texts.json by npm run generate. Do not edit.

export const publishChanges = 'Publish changes'
export const schedule = 'Schedule…'
export const scheduleTitle = ({ title }: { title: string | number }) => `Schedule “${title}”`
export const untitled = 'Untitled'
export const whatShallHappen = 'What should happen?'
export const publish = 'Publish it'
export const publishNote = 'As it is then, with all changes made until that time.'
export const unpublish = 'Take it off the site'
export const when = ({ place }: { place: string | number }) => `When, in ${place} time`
export const whenNoSite = 'When'
export const itIsNow = ({ now }: { now: string | number }) => `It is now ${now} there.`
export const add = 'Schedule'
export const adding = 'Scheduling…'
export const close = 'Close'
export const publishesAt = ({ time, place }: { time: string | number; place: string | number }) => `Publishes ${time} (${place} time)`
export const unpublishesAt = ({ time, place }: { time: string | number; place: string | number }) => `Comes off the site ${time} (${place} time)`
export const cancel = 'Cancel'
export const cancelNamed = ({ change }: { change: string | number }) => `Cancel: ${change}`
export const cancelOf = ({ document, change }: { document: string | number; change: string | number }) => `Cancel for ${document}: ${change}`
export const theServerCouldNotBeReached = 'The server could not be reached. Nothing was changed. Try again.'
export const itDidNotWork = 'It did not work. Try again.'
export const scheduledChanges = 'Scheduled changes'
export const untitledDocument = 'Untitled'
