// Compiled from texts.json by npm run generate. Do not edit.

export const itemRowNumber = ({ rowNumber }: { rowNumber: string | number }) => `Item ${rowNumber}`
export const nameBelowBelow = ({ name, below }: { name: string | number; below: string | number }) => `${name} (${below} below)`
export const sunday = 'Sunday'
export const monday = 'Monday'
export const tuesday = 'Tuesday'
export const wednesday = 'Wednesday'
export const thursday = 'Thursday'
export const friday = 'Friday'
export const saturday = 'Saturday'
export const dayRowNumber = ({ rowNumber }: { rowNumber: string | number }) => `Day ${rowNumber}`
