// Compiled from texts.json by npm run generate. Do not edit.

export const reusableSection = 'Reusable section'
export const reusableSections = 'Reusable sections'
export const reusableSectionsDescription = 'Blocks shared by several pages. A change here applies to every page that shows the section.'
export const website = 'Website'
