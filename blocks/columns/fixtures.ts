import { createNode, type PropsInput } from '../_kit/props.ts'
import { richText } from '../rich-text/block.ts'
import { longest as longText, typical as someText } from '../rich-text/fixtures.ts'
import type { columns } from './block.ts'

const text = (id: string) => createNode(richText, id, { content: someText.content })

export const typical: PropsInput<typeof columns> = {
  halves: 'wide-first',
  first: [text('first')],
  second: [text('second')],
}

/** Fills in the preset of this name. */
export const thirds: PropsInput<typeof columns> = {
  first: [text('first')],
  second: [text('second')],
  third: [text('third')],
}

export const empty: PropsInput<typeof columns> = {}

export const longest: PropsInput<typeof columns> = {
  count: '4',
  first: [createNode(richText, 'long', longText), text('below')],
  second: [text('second')],
  third: [text('third')],
  fourth: [text('fourth')],
  settings: { align: 'middle', background: 'soft' },
}
