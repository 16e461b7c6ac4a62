// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '#schemas/lib/plural.ts'

export const labelBlockBlockPath = ({ label, blockPath, field }: { label: string | number; blockPath: string | number; field: string | number }) => `${label} (block ${blockPath}): no definition reads the stored field "${field}"; its value is not shown.`
export const noBlockHasThisName = 'no block has this name; it is stored and not shown.'
export const versionVersionIsTheNewestKnown = ({ version }: { version: string | number }) => `version ${version} is the newest known`
export const storedAtVersionVersion = ({ version, known }: { version: string | number; known: string | number }) => `stored at version ${version}, ${known}; not changed.`
export const cannotBroughtFromVersionVersionToVersion = ({ version, version2, why }: { version: string | number; version2: string | number; why: string | number }) => `cannot be brought from version ${version} to ${version2}: ${why}`
export const storedAtVersionVersionRead = ({ version, version2 }: { version: string | number; version2: string | number }) => `stored at version ${version}, read as version ${version2}.`
export const cannotBeUsed = 'cannot be used.'
export const item = 'Item'
export const block = 'Block'
export const blocks = 'Blocks'
export const aPageOfThisSite = 'A page of this site'
export const aWebAddress = 'A web address'
export const aPhoneNumber = 'A phone number'
export const anEmailAddress = 'An email address'
export const text = 'Text'
export const link = 'Link'
export const page = 'Page'
export const addressOrNumber = 'Address or number'
export const theLinkProblem = ({ problem }: { problem: string | number }) => `The link ${problem}`
export const addressOrNumberDescription = 'Such as /finance, https://example.com, 07 5550 1234 or sales@example.com.'
export const openInANewTab = 'Open in a new tab'
export const settings = 'Settings'
export const layout = 'Layout'
export const content = 'Content'
export const stock = 'Stock'
export const vehiclePage = 'Vehicle page'
export const finance = 'Finance'
export const locations = 'Locations'
export const trust = 'Trust'
export const plain = 'Plain'
export const grey = 'Grey'
export const tinted = 'Tinted'
export const dark = 'Dark'
export const theSitesColour = 'Primary colour'
export const background = 'Background'
export const isRequired = 'is required.'
export const hasTargetNounThatCannotBeUsed = ({ targetNoun }: { targetNoun: string | number }) => `has ${targetNoun} that cannot be used.`
export const anAddress = 'an address'
export const aPhoneNumber2 = 'a phone number'
export const anEmailAddress2 = 'an email address'
export const mustBeAtLeastDollars = ({ dollars }: { dollars: string | number }) => `must be at least ${dollars}.`
export const mayBeAtMostDollars = ({ dollars }: { dollars: string | number }) => `may be at most ${dollars}.`
export const mustBeAtLeastMin = ({ min }: { min: string | number }) => `must be at least ${min}.`
export const mayBeAtMostMax = ({ max }: { max: string | number }) => `may be at most ${max}.`
export const mayHaveAtMostMaxEntries = ({ max }: { max: string | number }) => `may have at most ${max} entries.`
export const mayHaveAtMostMaxCharacters = ({ max }: { max: string | number }) => `may have at most ${max} characters.`
export const needsAtLeastMin = ({ min }: { min: number }) => `needs at least ${selectPlural('en-AU', min, { one: `${min.toLocaleString('en-AU')} entry`, other: `${min.toLocaleString('en-AU')} entries` })}.`
export const mayHaveAtMostMax = ({ max }: { max: number }) => `may have at most ${selectPlural('en-AU', max, { one: `${max.toLocaleString('en-AU')} entry`, other: `${max.toLocaleString('en-AU')} entries` })}.`
export const blocksMustBeAList = 'Blocks must be a list.'
export const blockIndexHasNoType = ({ index }: { index: string | number }) => `Block ${index} has no type: a block is stored as in { "blockType": "hero" }.`
export const thisTextCannotBeRead = 'This text cannot be read: each of its nodes needs a type, as in { "type": "paragraph" }.'
export const helpInCents = ({ help }: { help: string | number }) => `${help} In cents.`
export const inCents = 'In cents.'
export const idOfADocumentInCollection = ({ collection }: { collection: string | number }) => `Id of a document in ${collection}.`
export const onlyWithTheFeature = 'Required feature'
export const onlyWithTheFeatureHelp = 'The block is shown only while this feature is on for the site.'
export const shownTo = 'Audience'
export const showFrom = 'Show from'
export const showUntil = 'Show until'
export const screens = 'Screen sizes'
export const allScreens = 'All screens'
export const phonesOnly = 'Phones only'
export const largerScreensOnly = 'Larger screens only'
export const anchor = 'Anchor'
export const anchorHelp = 'Links to this block end with # and the anchor, as in /finance#finance-form.'
export const mustStartWithLetterContainOnlyLower = 'must start with a letter and contain only lower-case letters, digits and hyphens'
export const layoutNotListBlocks = 'The layout is not a list of blocks.'
export const settingsLabel = ({ label }: { label: string | number }) => `Settings > ${label}`
export const itNeedsAVehicle = 'It needs a vehicle, so it can be used only on pages like /cars/:slug, on /print and on /checkout-journey.'
export const itPartStockSearchCanUsedOnly = 'It is part of a stock search and can be used only inside one.'
export const itNeedsALocation = 'It needs a location, so it can be used only on the pages /our-location/:slug, /locations/:slug and /contact-us/:slug.'
export const itNeedsAModel = 'It needs a model and can be used only on the page of models, /models/:slug.'
export const itNeedsABrand = 'It needs a brand and can be used only on the page of brands, /:brand/overview, or on that of models.'
