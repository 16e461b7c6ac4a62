// Compiled from texts.json by npm run generate. Do not edit.

export const booked = 'Booked'
export const completed = 'Completed'
export const noShow = 'No show'
export const cancelled = 'Cancelled'
export const testDrive = 'Test drive'
export const testDrives = 'Test drives'
export const sales = 'Sales'
export const testDrivesDescription = 'Test drives with a time, in the time zone of their location. Requests without a time are under Leads.'
export const aCancelledTimeCanBeBookedAgain = 'A cancelled time can be booked again.'
export const starts = 'Starts'
export const durationMinutes = 'Duration (minutes)'
export const driver = 'Driver'
export const internalNotes = 'Internal notes'
export const thisVehicleBookedForAnotherTestDrive = 'This vehicle is booked for another test drive at that time.'
export const thisLocationFullyBookedAtThatTime = 'This location is fully booked at that time.'
export const messageChooseAnother = ({ message }: { message: string | number }) => `${message} Choose another.`
