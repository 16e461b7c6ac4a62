// Compiled from texts.json by npm run generate. Do not edit.

export const priceSlider = 'Price slider'
export const priceSliderDescription = 'A search by price: two handles, and a button with the number of cars between them.'
export const heading = 'Heading'
export const whatWouldYouLikeToSpend = 'What would you like to spend?'
export const introduction = 'Introduction'
export const stock = 'Stock filter'
export const whatIsCounted = 'Noun on the button'
export const whatIsCountedHelp = 'As in “Show Me 48 cars”.'
export const from = 'From ($)'
export const to = 'To ($)'
export const step = 'Step ($)'
export const stepsBetweenTheHandles = 'Steps between the handles'
export const slider = 'Slider'
export const showMeCountNoun = ({ count, noun }: { count: string | number; noun: string | number }) => `Show Me ${count} ${noun}`
