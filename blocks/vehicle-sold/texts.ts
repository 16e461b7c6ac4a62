// Compiled from texts.json by npm run generate. Do not edit.

export const soldPanel = 'Sold panel'
export const soldPanelDescription = 'Shown only on the page of a vehicle that is no longer available. Links to similar vehicles.'
