// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '../lib/plural.ts'

export const pleaseChooseAnAnswer = 'Please choose an answer.'
export const sellMyCar = 'Sell My Car'
export const seeWhatItIsWorth = 'See What It Is Worth'
export const estimatesGenerallyNotGivenForCarsOver = ({ mostYears, mostKm }: { mostYears: number; mostKm: string | number }) => `Estimates are generally not given for cars over ${selectPlural('en-AU', mostYears, { one: `${mostYears.toLocaleString('en-AU')} year`, other: `${mostYears.toLocaleString('en-AU')} years` })} old or over ${mostKm} kilometres.`
export const pleaseEnterTheYear = 'Please enter the year, such as 2019.'
export const pleaseEnterTheMake = 'Please enter the make, such as Toyota.'
export const pleaseEnterTheModel = 'Please enter the model, such as Corolla.'
export const pleaseEnterTheKilometres = 'Please enter the kilometres.'
export const thatMoreThanCarCanDriven = 'That is more than a car can have driven. Please check the kilometres.'
export const pleaseEnterRegistrationLettersDigits = 'Please enter a registration of letters and digits.'
