import { box, type BoxProps } from './box.tsx'
import { headingElements, useHeadingLevel } from './heading-level.tsx'

/** The styles of each look, for code that creates the element itself. */
export const headingLooks = {
  sm: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: 'normal' },
  md: { fontSize: 'xl', lineHeight: 'snug' },
  lg: { fontSize: '3xl' },
  xl: { fontSize: '4xl' },
  display: { fontSize: '5xl' },
} as const

export type HeadingProps = Omit<BoxProps, 'as' | 'size'> & { look?: keyof typeof headingLooks }

/** A heading with the level of its place; `look` only sets the size. */
export function Heading({ look = 'lg', ...props }: HeadingProps) {
  return box({ as: headingElements[useHeadingLevel()], ...headingLooks[look], ...props })
}
