// Compiled from texts.json by npm run generate. Do not edit.

export const keptTitle = 'Some of your changes were not saved'
export const keptFrom = ({ moment }: { moment: string | number }) => `This browser kept what you typed on ${moment}, when the page was closed before the server had saved it.`
export const whatYouTyped = 'What you typed'
export const now = 'Now'
export const comparing = 'Comparing with the page as it is now…'
export const cannotCompare = 'The server does not say what differs. You can restore the changes and look at them in the form.'
export const mayNotChange = 'You can no longer change this page. Copy from here what you want to keep.'
export const restore = 'Restore my changes'
export const restoring = 'Restoring…'
export const discard = 'Discard them'
export const decideLater = 'Decide later'
export const stillKept = 'Changes of yours that were not saved are kept in this browser.'
export const lookAtThem = 'Look at them'
export const notRestored = 'The changes could not be put into the form. They are still kept: try again.'
