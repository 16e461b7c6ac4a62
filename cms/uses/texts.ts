// Compiled from texts.json by npm run generate. Do not edit.

export const untitled = 'Untitled'
export const published = 'published'
export const draft = 'draft'
export const itIsUsed = ({ uses }: { uses: string | number }) => `It is used on ${uses}. What shows it there would be gone. Remove it there first, or confirm that you delete it all the same. Nothing was deleted.`
export const andMore = ({ count }: { count: string | number }) => `${count} more`
export const named = ({ title, state }: { title: string | number; state: string | number }) => `“${title}” (${state})`
