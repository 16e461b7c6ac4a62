// Compiled from texts.json by npm run generate. Do not edit.

export const vehicleTitle = 'Vehicle title'
export const vehicleTitleDescription = 'Year, make, model, badge and series of the vehicle, its location and number of views.'
export const locationOfTheVehicle = 'Location'
export const numberOfViews = 'Number of views'
