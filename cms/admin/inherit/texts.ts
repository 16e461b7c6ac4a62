// Compiled from texts.json by npm run generate. Do not edit.

export const on = 'On'
export const off = 'Off'
export const inheritedFromFrom = ({ from }: { from: string | number }) => `Inherited from ${from}:`
export const takeTheTemplatesValue = 'Use the template’s value'
export const takeThePlatformsValue = 'Use the platform’s value'
export const templateValue = 'Template value'
export const platformValue = 'Platform value'
export const inherited = 'Inherited'
export const takeTheSitesValue = 'Use the site’s value'
export const siteValue = 'Site value'
