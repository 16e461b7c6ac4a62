// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleBreadcrumb = 'Vehicle breadcrumb'
export const vehicleBreadcrumbDescription = 'The path from the home page to the vehicle: type, make, model and body, each with a link to its stock.'
export const firstEntry = 'First item'
export const firstEntryPlaceholder = 'Home'
export const breadcrumbOfTheVehicle = 'Breadcrumb of the vehicle'
