// Compiled from texts.json by npm run generate. Do not edit.
import { selectPlural } from '../../lib/plural.ts'

export const needsAtLeastMin = ({ min }: { min: number }) => `needs at least ${selectPlural('en-AU', min, { one: `${min.toLocaleString('en-AU')} block`, other: `${min.toLocaleString('en-AU')} blocks` })}.`
export const mayHaveAtMostMax = ({ max }: { max: number }) => `may have at most ${selectPlural('en-AU', max, { one: `${max.toLocaleString('en-AU')} block`, other: `${max.toLocaleString('en-AU')} blocks` })}.`
export const doesNotTakeLabel = ({ label }: { label: string | number }) => `does not take ${label}.`
export const isNestedTooDeepForLabel = ({ label, maxDepth }: { label: string | number; maxDepth: string | number }) => `does not take ${label}: slots may be nested at most ${maxDepth} deep.`
export const takesBlocksOnlyOutermost = 'takes no blocks inside another block.'
export const mayHoldLabelAtMost = ({ label, limit }: { label: string | number; limit: number }) => `may hold ${label} at most ${selectPlural('en-AU', limit, { one: `once`, other: `${limit.toLocaleString('en-AU')} times` })}.`
export const slotOfBlockReason = ({ slot, block, reason }: { slot: string | number; block: string | number; reason: string | number }) => `${slot} of ${block} ${reason}`
export const labelCannotBeHere = ({ label, refusal }: { label: string | number; refusal: string | number }) => `${label} cannot be placed here. ${refusal}`
export const slotOfBlockIsHidden = ({ slot, block }: { slot: string | number; block: string | number }) => `${slot} of ${block} is hidden by the settings of ${block}, so it takes no blocks.`
export const thisBlockTakesNoOthers = 'This block has no place for other blocks.'
export const thisBlockHoldsNoOthers = 'This block holds no other blocks.'
export const thisFieldCannotBeSet = 'This field cannot be changed here.'
export const thisFieldIsGone = 'This field is not there any more. Another change has removed its entry.'
export const thisBlockIsGone = 'This block is not on the page any more. Another change has removed it.'
export const thisBlockIsHereAlready = 'This block is on the page already. Insert a copy instead.'
export const labelIsNotShownWithoutFeature = ({ label, features }: { label: string | number; features: string | number }) => `${label} is not shown on this site until the feature ${features} is on.`
export const featureName = ({ name }: { name: string | number }) => `“${name}”`
export const aBlockCannotHoldItself = 'A block cannot be moved into itself.'
