// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const aChange = 'Change'
export const add = 'Add'
export const addABlock = 'Add a block'
export const addAfter = 'Add after'
export const addBefore = 'Add before'
export const addedAfterName = ({ name }: { name: string | number }) => `A block that you press is added after ${name}.`
export const addedAtTheEnd = 'A block that you press is added at the end of the page.'
export const addedBeforeName = ({ name }: { name: string | number }) => `A block that you press is added before ${name}.`
export const addedIntoBlock = ({ block }: { block: string | number }) => `A block that you press is added inside ${block}.`
export const addName = ({ name }: { name: string | number }) => `Add ${name}`
export const addPicture = 'Add the picture'
export const address = 'Address'
export const addThisPicture = 'Add this picture'
export const addToSlot = ({ slot }: { slot: string | number }) => `Add to ${slot}`
export const asTheSite = 'As the site has it'
export const asThisComputer = 'As this computer'
export const asVisitor = 'As the page decides'
export const asVisitorsSeeItNow = 'Reset to what visitors see now'
export const blocks = 'Blocks'
export const blocksAroundIt = 'Blocks around the selected one'
export const blocksWithin = 'Blocks inside it'
export const cancel = 'Cancel'
export const clickABlock = 'Click a block on the page to edit it.'
export const colours = 'Colours'
export const copy = 'Copy'
export const countBlocks = ({ count }: { count: string | number }) => `${count} blocks`
export const countBlocksSelected = ({ count }: { count: string | number }) => `${count} blocks are selected. These are the fields of the last one.`
export const countCopied = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} block`, other: `${count.toLocaleString('en-AU')} blocks` })} copied.`
export const cut = 'Cut'
export const dark = 'Dark'
export const desktop = 'Desktop'
export const draftSaved = 'Draft saved'
export const drag = 'Drag to move'
export const duplicate = 'Duplicate'
export const duplicateName = ({ name }: { name: string | number }) => `Duplicate ${name}`
export const editOnThePage = 'Edit on the page'
export const editorOfThePage = 'Page editor'
export const editTitleAndAddress = 'Edit title and address'
export const emptySlot = 'Empty'
export const features = 'Features'
export const fieldOfBlock = ({ field, block }: { field: string | number; block: string | number }) => `${field} of ${block}`
export const fields = 'Fields'
export const fieldsOfTheBlock = 'Fields of the selected block'
export const fit = 'Fit'
export const form = 'Form'
export const hasAProblem = 'Has a problem'
export const insertWithoutThem = 'Insert without them'
export const isAtTop = 'It is at the top level of the page already.'
export const isChanged = 'Changed'
export const isDraft = 'Draft'
export const isFirst = 'It is the first on the page already.'
export const isLast = 'It is the last on the page already.'
export const isPublished = 'Published'
export const keysCopy = 'Ctrl C'
export const keysCut = 'Ctrl X'
export const keysDown = 'Alt ↓'
export const keysDuplicate = 'Ctrl D'
export const keysPaste = 'Ctrl V'
export const keysRemove = 'Del'
export const keysUp = 'Alt ↑'
export const kindName = ({ kind, name }: { kind: string | number; name: string | number }) => `${kind}: ${name}`
export const labelPixels = ({ label, pixels }: { label: string | number; pixels: string | number }) => `${label}, ${pixels} px`
export const light = 'Light'
export const loadingFields = 'Loading its fields…'
export const loadingThePage = 'Loading the page…'
export const lookingForThePage = 'Looking for the page…'
export const moment = 'Date and time'
export const momentInPlace = ({ place }: { place: string | number }) => `Date and time (${place} time)`
export const moveDown = 'Move down'
export const moveName = ({ name }: { name: string | number }) => `Move ${name}`
export const moveUp = 'Move up'
export const nameDuplicated = ({ name }: { name: string | number }) => `${name} duplicated. The copy is selected.`
export const nameIsAtPosition = ({ name, position, count }: { name: string | number; position: string | number; count: string | number }) => `${name} is now block ${position} of ${count}.`
export const nameIsInSlot = ({ name, position, count, slot, block }: { name: string | number; position: string | number; count: string | number; slot: string | number; block: string | number }) => `${name} is now block ${position} of ${count} in ${slot} of ${block}.`
export const nameRemoved = ({ name }: { name: string | number }) => `${name} removed.`
export const nameWrapped = ({ name }: { name: string | number }) => `${name} wrapped in columns.`
export const unwrap = 'Unwrap'
export const unwrapName = ({ name }: { name: string | number }) => `Unwrap ${name}`
export const nameUnwrapped = ({ name }: { name: string | number }) => `The blocks of ${name} took its place.`
export const keysWrap = 'Ctrl G'
export const keysUnwrap = 'Ctrl Shift G'
export const none = 'None'
export const noPageOfThisSite = 'It is not a page that this site’s editor can open.'
export const noSiteShowsIt = 'No site shows this page yet, so there is nothing to edit on. Use the form.'
export const notAPicture = 'This file is not a picture.'
export const nothingToMoveInto = 'The block before it takes no others.'
export const copiedBlocksAreTooLong = 'The copied blocks are too long to paste.'
export const unknownBlockIsNotPasted = ({ type }: { type: string | number }) => `This version does not know the block “${type}”, so it was not pasted.`
export const nothingToPaste = 'There are no copied blocks to paste.'
export const nothingToRedo = 'Nothing to redo'
export const nothingToUndo = 'Nothing to undo'
export const notSavedYet = 'Not saved yet'
export const notUploaded = 'The picture was not uploaded. Try again.'
export const off = 'Off'
export const on = 'On'
export const openInANewTab = 'Open in a new tab'
export const openInTheEditor = 'Open in the editor'
export const openName = ({ name }: { name: string | number }) => `Open “${name}”?`
export const openNameInTheEditor = ({ name }: { name: string | number }) => `Open “${name}” in the editor?`
export const othersChangedNameSince = ({ name }: { name: string | number }) => `“${name}” cannot be undone: somebody else changed the same block since.`
export const page = 'Page'
export const pageHasNoBlocks = 'This page has no blocks yet.'
export const pasteAfter = 'Paste after'
export const phone = 'Phone'
export const pageIsBehind = 'The page is catching up. What you type is kept.'
export const pageIsUnreachable = 'The page cannot be reached. What you type is kept, and shown as soon as it answers.'
export const previewDoesNotAnswer = 'The preview does not answer. Your changes are safe in the form.'
export const published = 'Published'
export const readOnly = 'Read only'
export const readToPeopleWhoDoNotSee = 'Read to people who cannot see the picture.'
export const redoName = ({ name }: { name: string | number }) => `Redo: ${name}`
export const redone = ({ name }: { name: string | number }) => `Redone: ${name}.`
export const remove = 'Remove'
export const removeName = ({ name }: { name: string | number }) => `Remove ${name}`
export const saveFirst = 'Save the page once. Then it can be edited on the page.'
export const saving = 'Saving…'
export const seeAs = 'See as'
export const selectABlock = 'Select a block on the page or in the structure to edit its fields.'
export const settings = 'Settings'
export const signedIn = 'Signed in'
export const signedOut = 'Signed out'
export const stayHere = 'Stay here'
export const structure = 'Structure'
export const structureAndBlocks = 'Structure and blocks'
export const structureOfThePage = 'Structure of the page'
export const tablet = 'Tablet'
export const thePage = 'The page'
export const theseFieldsStayEmpty = 'Their fields stay empty until you choose something else:'
export const thisSiteLacks = 'This site does not have everything'
export const title = 'Title'
export const treeHelp = 'Arrow keys move between blocks, Enter selects one, Alt and the arrow keys move it, Delete removes it.'
export const tryAgain = 'Try again'
export const undoName = ({ name }: { name: string | number }) => `Undo: ${name}`
export const undone = ({ name }: { name: string | number }) => `Undone: ${name}.`
export const unknownBlock = 'This block is unknown here. It is kept as it is.'
export const untitled = 'Untitled'
export const uploading = 'Uploading…'
export const vehicle = 'Vehicle'
export const vehiclePlaceholder = 'Address of a vehicle, such as /cars/kia-sportage'
export const visitor = 'Visitor'
export const whatThePictureShows = 'What the picture shows'
export const whatToDoWithIt = 'Actions for the selected block'
export const widthOfThePage = 'Width of the page'
export const wrapInColumns = 'Wrap in columns'
export const wrapName = ({ name }: { name: string | number }) => `Wrap ${name}`
export const youMayOnlyRead = 'You may read this page, not change it.'
export const versions = 'Versions'
export const versionsOfThisBlock = 'Versions of this block'
export const textNotTaken = 'The text on the page was not accepted. Edit it in the panel.'
export const changeTheLink = 'Change the link'
export const whereTheWordsLead = 'Where the words lead'
export const closeIt = 'Close'
export const followThisLink = 'Follow this link'
export const aPageOfThisSite = 'A page of this site'
export const aWebAddress = 'A web address'
export const leadsTo = 'Leads to'
export const choosePage = 'Choose a page'
export const webAddressHelp = 'https://example.com or /finance'
export const thisAddressCannotBeUsed = 'This address cannot be used as a link. Begin it with https:// or /.'
export const openInANewTabOfTheShopper = 'Open in a new tab'
export const setLink = 'Set link'
export const removeLink = 'Remove link'
export const blockIsGone = 'This block is no longer on the page.'
export const blocksAreNotTogether = 'Only blocks beside each other can be replaced by a section.'
export const detach = 'Detach from the section'
export const insertNameAsCopy = ({ name }: { name: string | number }) => `Insert a copy of ${name}: it changes only here`
export const insertNameSynced = ({ name }: { name: string | number }) => `Insert ${name} synced: a change of the section shows here too`
export const nameOfTheSection = 'Name of the section'
export const ofAllSites = 'All sites'
export const ofTheTemplate = 'Template'
export const ofThisSite = 'This site'
export const onlyThisSite = ({ name }: { name: string | number }) => `Only ${name}`
export const rulesOfVisibilityDiffer = 'A block of this section has other rules of visibility than the section here. Make them equal first.'
export const saveAsASection = 'Save as a section'
export const saveAsSection = 'Save as section…'
export const savedSections = 'Saved sections'
export const saveSection = 'Save section'
export const sectionDetached = ({ name, count }: { name: string | number; count: number }) => `${name} is now ${selectPlural('en-AU', count, { one: `${count.toLocaleString('en-AU')} block`, other: `${count.toLocaleString('en-AU')} blocks` })} of this page.`
export const sectionIsNotPublished = 'This section is not published, so there is nothing to copy.'
export const sectionIsPublished = ({ count }: { count: number }) => `${selectPlural('en-AU', count, { one: `This block becomes`, other: `These ${count.toLocaleString('en-AU')} blocks become` })} a section, which is published at once.`
export const sectionLacks = 'These are only on this site. Their fields stay empty in the section:'
export const sectionNotSaved = 'The section could not be saved. Nothing was changed. Try again.'
export const sectionSaved = ({ name }: { name: string | number }) => `${name} is saved. You find it under Add.`
export const sectionSavedAndShown = ({ name }: { name: string | number }) => `${name} is saved and shown here.`
export const sectionSavedBlocksStay = ({ name }: { name: string | number }) => `${name} is saved, but the page was changed meanwhile. Its blocks stay as they are.`
export const sectionsNotLoaded = 'The saved sections could not be loaded. Nothing was changed. Try again.'
export const sectionWouldHoldItself = 'It shows the section that you are editing, which cannot hold itself.'
export const showAllSections = ({ count }: { count: string | number }) => `Show all ${count} saved sections`
export const showFewerSections = 'Show fewer'
export const showTheSectionHere = 'Show the section here instead of these blocks'
export const showTheSectionHereHelp = 'A change of the section then shows on this page, too. Undo brings the blocks back.'
export const synced = 'Synced'
export const whoMayUseIt = 'Who may use it'
export const whereBlocksAreUsed = 'Where each block is used'
