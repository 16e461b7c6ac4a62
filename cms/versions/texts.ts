// Compiled from texts.json by npm run generate. Do not edit.

export const blockWithHeading = ({ label, heading }: { label: string | number; heading: string | number }) => `${label} ‘${heading}’`
export const notRestored = ({ reason }: { reason: string | number }) => `Not restored. ${reason}`
export const sayWhichBlock = 'State which block to restore, and from which version. Nothing was changed.'
