import { box, type BoxProps } from './box.tsx'
import { useHeadingLevel } from './heading-level.tsx'

const sizes = {
  sm: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: 'normal' },
  md: { fontSize: 'xl', lineHeight: 'snug' },
  lg: { fontSize: '3xl' },
  xl: { fontSize: '4xl' },
  display: { fontSize: '5xl' },
} as const

export type HeadingProps = Omit<BoxProps, 'as' | 'size'> & { look?: keyof typeof sizes }

/** A heading of the level that its place gives it; `look` is its size alone. */
export function Heading({ look = 'lg', ...props }: HeadingProps) {
  return box({ as: `h${useHeadingLevel()}`, ...sizes[look], ...props })
}
