// Compiled from texts.json by npm run generate. Do not edit.

export const site = 'Site'
export const thePageIsHidden = ({ title }: { title: string | number }) => `The page “${title}” has this address. Visitors are sent on and no longer see it.`
