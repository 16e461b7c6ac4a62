// Compiled from texts.json by npm run generate. Do not edit.

export const caravanSpecifications = 'Caravan specifications'
export const caravanSpecificationsDescription = 'Berths, lengths, weights and payload of a caravan. Not shown for other vehicles.'
export const heading = 'Heading'
export const belowThem = 'Text after'
export const belowThemPlaceholder = 'Weighed on our own weighbridge; you get the ticket.'
export const sleeps = 'Sleeps'
export const bodyLength = 'Body length'
export const bodyWidth = 'Body width'
export const tareWeight = 'Tare weight'
export const aggregateTrailerMass = 'Aggregate trailer mass'
export const payload = 'Payload'
export const axle = 'Axle'
