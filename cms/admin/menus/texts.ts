// Compiled from texts.json by npm run generate. Do not edit.

export const entryNumber = ({ number }: { number: string | number }) => `Entry ${number}`
export const orderOfTheMenu = 'Order of the menu'
export const treeHelp = 'Drag an entry, or choose it and use the buttons. On the keyboard, arrow keys move between entries, Alt and the arrow keys move the chosen one, and Enter opens its fields.'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveIn = 'Into the dropdown of the entry before it'
export const moveOut = 'Out of the dropdown'
export const openFields = 'Open its fields'
export const noEntries = 'This menu has no items yet. Add one below.'
export const isFirst = 'It is the first entry.'
export const isLast = 'It is the last entry.'
export const nothingToMoveInto = 'It can only go into the dropdown of an entry of the menu before it.'
export const isInNoDropdown = 'It is in no dropdown.'
export const entryIsGone = 'This entry is gone.'
export const hasEntries = ({ name }: { name: string | number }) => `${name} has a dropdown of its own. Move its entries first.`
export const fillsItself = ({ name }: { name: string | number }) => `${name} fills a dropdown of its own. Set that to “Nothing else” first.`
export const isFull = ({ most }: { most: string | number }) => `There is room for ${most} entries only.`
export const isInBar = ({ name, position, count }: { name: string | number; position: string | number; count: string | number }) => `${name} is entry ${position} of ${count}.`
export const isInDropdown = ({ name, position, count, parent }: { name: string | number; position: string | number; count: string | number; parent: string | number }) => `${name} is entry ${position} of ${count} in the dropdown of ${parent}.`
