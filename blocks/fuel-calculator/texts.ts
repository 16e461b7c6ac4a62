// Compiled from texts.json by npm run generate. Do not edit.

export const fuelCalculator = 'Fuel calculator'
export const fuelCalculatorDescription = 'Calculates what fuel for this vehicle costs a week and a year. Never shown for electric vehicles.'
export const heading = 'Heading'
export const fuelCalculator2 = 'Fuel Calculator'
export const introduction = 'Introduction'
export const defaultPricePerLitre = 'Default price per litre'
export const defaultKilometresPerWeek = 'Default kilometres per week'
export const estimatedFuelCost = 'Estimated fuel cost'
export const fuelPricePerLitre = 'Fuel price per litre'
export const distanceTravelledPerWeek = 'Distance travelled per week'
export const fuelEconomy = 'Fuel economy'
export const combinedAsStatedForThisModel = 'Combined, as published for this model.'
export const l100km = 'L/100km'
export const perWeek = ' per week'
export const dollarsPerYear = ({ dollars }: { dollars: string | number }) => `${dollars} per year`
export const notKnownForThisVehicleNoun = ({ vehicleNoun, litresPer100Km }: { vehicleNoun: string | number; litresPer100Km: string | number }) => `Not known for this ${vehicleNoun}, so we start with ${litresPer100Km} L/100km.`
export const calculation = ({ km, litres, price }: { km: string | number; litres: string | number; price: string | number }) => `${km} kms ÷ 100 × ${litres} L × $${price} per litre. A guide only: what you use depends on how and where you drive.`
