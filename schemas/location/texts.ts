// Compiled from texts.json by npm run generate. Do not edit.

export const lessThan1KmAway = 'Less than 1 km away'
export const roundKmAway = ({ round }: { round: string | number }) => `${round} km away`
export const open = 'Open'
export const closed = 'Closed'
export const sun = 'Sun'
export const mon = 'Mon'
export const tue = 'Tue'
export const wed = 'Wed'
export const thu = 'Thu'
export const fri = 'Fri'
export const sat = 'Sat'
export const holidayHours = 'Holiday hours'
export const monFri = 'Mon-Fri'
export const cityTime = ({ city }: { city: string | number }) => `${city} time`
