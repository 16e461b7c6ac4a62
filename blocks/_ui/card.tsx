import { box, type BoxProps } from './box.tsx'
import type { CssObject } from './style/style-props.ts'

const frame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  bg: 'surfaceRaised',
  border: 'thin',
  borderRadius: 'lg',
  overflow: 'hidden',
  boxShadow: 'sm',
} as const satisfies CssObject

const lift = {
  transition: 'box-shadow .18s ease, border-color .18s ease, transform .18s ease',
  '&:hover, &:focus-within': { boxShadow: 'lg', borderColor: 'lineStrong' },
} as const satisfies CssObject

/** The style of a card that lifts on hover, for code that creates the element itself. */
export const liftingCard: CssObject = { ...frame, ...lift }

type CardProps = BoxProps & {
  /** Lifts on hover, for a card that is a link as a whole. */
  lifts?: boolean
  padded?: boolean
}

export function Card({ lifts = false, padded = false, css, ...props }: CardProps) {
  return box({
    ...frame,
    p: padded ? padding : undefined,
    css: lifts && css ? { ...lift, ...css } : lifts ? lift : css,
    ...props,
  })
}

const padding = [4, null, 5] as const
