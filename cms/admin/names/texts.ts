// Compiled from texts.json by npm run generate. Do not edit.

export const moreForRow = ({ row }: { row: string | number }) => `More for ${row}`
export const expandOrCollapseRow = ({ row }: { row: string | number }) => `Expand or collapse ${row}`
export const dragRow = ({ row }: { row: string | number }) => `Drag ${row}`
export const moreForThisDocument = 'More for this document'
export const moreOptions = 'More options'
export const more = 'More'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const clearTheDate = 'Clear the date'
export const editTheFile = 'Edit the file'
export const removeTheFile = 'Remove the file'
export const closeTheMenu = 'Close the menu'
export const clearField = ({ field }: { field: string | number }) => `Clear ${field}`
export const choose = 'Choose'
export const selectAllRows = 'Select all rows'
export const selectText = ({ text }: { text: string | number }) => `Select ${text}`
export const thisRow = 'this row'
