import { keyframes } from '@emotion/react'
import type { CssObject } from '../style/style-props.ts'

const unsnapped = keyframes`from,to{scroll-snap-align:none}`

/**
 * The style of all slides but the one shown first: until the last of `count` has arrived, and for a moment after, they do not snap. So the
 * browser places the other one before the first paint, also while the page arrives in pieces. A scroll at hydration would move slides under a
 * pressed pointer, which loses the click.
 */
export const yieldsAtFirst = (count: number): CssObject => ({
  [`ul:not(:has(> :nth-child(${count}))) > &`]: { scrollSnapAlign: 'none' },
  [`ul:has(> :nth-child(${count})) > &`]: { animation: `${unsnapped} .1s` },
})
