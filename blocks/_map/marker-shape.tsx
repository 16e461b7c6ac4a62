import type { CssObject } from '../_ui/style/style-props.ts'

/** A marker whose point is at 0, 0, as SVG; inside a link as large as a finger, with the look below. */
export const MarkerShape = ({ number }: { number: number | null }) => (
  <>
    <rect x="-22" y="-40" width="44" height="44" fill="transparent" />
    <path d="M0 0C-4-8-14-13-14-22a14 14 0 0 1 28 0C14-13 4-8 0 0z" />
    {number === null ? (
      <circle cx="0" cy="-22" r="5" />
    ) : (
      <text x="0" y="-22" textAnchor="middle">
        {number}
      </text>
    )}
  </>
)

/** The place that was searched around, at 0, 0. */
export const FromShape = () => (
  <>
    <circle r="12" opacity=".25" />
    <circle r="5" />
  </>
)

export const markerLook = {
  cursor: 'pointer',
  outline: 'none',
  '& path': { fill: 'var(--fc-colors-primary)', stroke: 'var(--fc-colors-surface)', strokeWidth: '2px' },
  '& text': {
    fill: 'var(--fc-colors-onPrimary)',
    fontSize: 'sm',
    fontWeight: 'bold',
    dominantBaseline: 'central',
  },
  '& circle': { fill: 'var(--fc-colors-onPrimary)' },
  '&:hover path': { fill: 'var(--fc-colors-primaryStrong)' },
  '&:focus-visible path': { stroke: 'var(--fc-colors-focus)', strokeWidth: '4px' },
} as const satisfies CssObject

export const fromLook = { fill: 'var(--fc-colors-accent)' } as const satisfies CssObject
