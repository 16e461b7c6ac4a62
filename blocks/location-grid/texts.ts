// Compiled from texts.json by npm run generate. Do not edit.

export const locationGrid = 'Location grid'
export const locationGridDescription = 'Cards of your locations: address, phone, hours, rating and directions.'
export const heading = 'Heading'
export const ourLocations = 'Our Locations'
export const introduction = 'Introduction'
export const ourServiceCentres = 'Our service centres'
export const servicePreset = 'Service centres'
export const servicePresetDescription = 'The locations of your workshops, with their hours.'
export const whereToFindUs = 'Where to find us'
export const addressesPreset = 'Addresses only'
export const addressesPresetDescription = 'All locations without hours and licence numbers.'
