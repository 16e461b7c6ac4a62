// Compiled from texts.json by npm run generate. Do not edit.

export const nothingBooked = 'Nothing booked'
export const theNextSevenDays = 'The next seven days, in the time zone of each location'
export const todayLabel = ({ label }: { label: string | number }) => `Today, ${label}`
