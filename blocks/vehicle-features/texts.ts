// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleFeatures = 'Vehicle features'
export const vehicleFeaturesDescription = 'The features of the vehicle: eight at first, all after Show All. Not shown if none are known.'
export const heading = 'Heading'
export const features = 'Features'
export const showAll = 'Show All'
export const hide = 'Hide'
