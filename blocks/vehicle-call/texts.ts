// Compiled from texts.json by npm run generate. Do not edit.

export const callTheDealer = 'Call the dealer'
export const callTheDealerDescription = 'The number to call about the vehicle, its location and today’s hours.'
export const heading = 'Heading'
export const text = 'Text'
export const todaysHours = 'Today’s hours'
export const todayTextHoliday = ({ text, holiday }: { text: string | number; holiday: string | number }) => `Today: ${text}${holiday}`
export const moreFromDealer = 'Link to more from this dealer'
export const seeMore = 'See more from this dealer'
