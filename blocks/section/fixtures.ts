import { createNode, type PropsInput } from '../_kit/props.ts'
import { richText } from '../rich-text/block.ts'
import { longest as longText, typical as someText } from '../rich-text/fixtures.ts'
import type { section } from './block.ts'

const withBlocks = (count: number) => ({
  id: 5,
  name: 'Why buy from us',
  layout: Array.from({ length: count }, (_, index) =>
    createNode(richText, `shared-${index}`, index === 0 ? someText : longText),
  ),
})

export const typical: PropsInput<typeof section> = { section: withBlocks(1) }

export const empty: PropsInput<typeof section> = {}

export const longest: PropsInput<typeof section> = { section: withBlocks(4) }
