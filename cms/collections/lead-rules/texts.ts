// Compiled from texts.json by npm run generate. Do not edit.

export const leadRule = 'Lead rule'
export const leadRules = 'Lead rules'
export const leads = 'Leads'
export const leadRulesDescription = 'Who new leads are assigned to. The first matching rule from the top is used.'
export const forTheseCategories = 'For these categories'
export const forTheseLocations = 'For these locations'
export const assignedTo = 'Assigned to'
