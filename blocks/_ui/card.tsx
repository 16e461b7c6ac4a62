import { box, type BoxProps } from './box.tsx'
import type { CssObject } from './style/style-props.ts'

const lift: CssObject = {
  transition: 'box-shadow .18s ease, border-color .18s ease, transform .18s ease',
  '&:hover, &:focus-within': { boxShadow: 'lg', borderColor: 'lineStrong' },
}

type CardProps = BoxProps & {
  /** Rises under the pointer, for a card that leads somewhere as a whole. */
  lifts?: boolean
  padded?: boolean
}

export function Card({ lifts = false, padded = false, css, ...props }: CardProps) {
  return box({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    bg: 'surfaceRaised',
    border: 'thin',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'sm',
    p: padded ? padding : undefined,
    css: lifts && css ? { ...lift, ...css } : lifts ? lift : css,
    ...props,
  })
}

const padding = [4, null, 5] as const
