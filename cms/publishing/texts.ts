// Compiled from texts.json by npm run generate. Do not edit.

export const blocks = 'Blocks'
export const block = 'Block'
export const thisCannotBePublishedYet = 'This cannot be published yet.'
export const thereIsNoPlaceholder = ({ block, place, name, known }: { block: string | number; place: string | number; name: string | number; known: string | number }) => `${block} (block ${place}): There is no placeholder ${name}. Use one of ${known}.`
export const replaceWords = ({ block, place, words }: { block: string | number; place: string | number; words: string | number }) => `${block} (block ${place}): Replace ${words} with your own words.`
export const giveItANameFirst = 'Give it a name first. Nothing was stored.'
