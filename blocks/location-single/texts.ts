// Compiled from texts.json by npm run generate. Do not edit.

export const locationSingle = 'Single location'
export const locationSingleDescription = 'One location at full width, with its hours by department.'
export const heading = 'Heading'
export const introduction = 'Introduction'
export const location = 'Location'
export const locationHelp = 'If empty, the main location.'
