// Compiled from texts.json by npm run generate. Do not edit.

export const chooseAtLeastOne = ' (choose at least one)'
export const pleaseFixTheFollowingErrors = 'Please fix the following errors:'
export const close = 'Close'
export const pleaseChoose = 'Please choose'
export const weWillCallYouToFindTime = 'We will call you to find a time.'
export const leaveThisEmpty = 'Leave this empty'
export const thisIsAPreview = 'This is a preview: the form is filled in correctly, and nothing was sent.'
export const back = 'Back'
export const next = 'Next'
export const stepIndexOfLength = ({ index, length, title }: { index: string | number; length: string | number; title: string | number }) => `Step ${index} of ${length}: ${title}`
export const iAmFlexible = 'I am flexible, please call me'
export const time = 'Time'
export const noTimesCanBookedOnlineRightNow = 'No times can be booked online right now. Send your request, and we will call you to find one.'
export const day = 'Day'
export const anUnexpectedErrorOccured = 'An unexpected error occured'
export const anErrorOccurredWhenSubmittingThisForm = 'An error occurred when submitting this form. What you typed is still here: check your connection and try again.'
export const timesAreLocal = ({ clock }: { clock: string | number }) => `Times are ${clock}.`
