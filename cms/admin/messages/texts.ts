// Compiled from texts.json by npm run generate. Do not edit.

export const copyCode = ({ code }: { code: string | number }) => `Copy ${code}`
export const copied = 'Copied'
export const yourBrowserDoesNotAllowCopying = ({ code }: { code: string | number }) => `Your browser does not allow copying. Type ${code}.`
