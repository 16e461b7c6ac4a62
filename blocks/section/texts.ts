// Compiled from texts.json by npm run generate. Do not edit.

export const reusableSection = 'Reusable section'
export const reusableSectionDescription = 'Blocks that are edited in one place and shown on many pages.'
export const section = 'Section'
export const sectionHelp = 'Changes to the section appear on every page that shows it.'
