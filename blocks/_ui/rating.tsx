import { useId } from 'react'
import { icons } from './icons.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import * as texts from './texts.ts'

const row: CssObject = { display: 'inline-flex', columnGap: 0, color: 'star', verticalAlign: 'middle' }
const places = [0, 1, 2, 3, 4] as const

/** Stars out of five. A star is partly filled only if the fraction exceeds 0.3. locations §9 */
export function Rating({ value, size = 18 }: { value: number; size?: number }) {
  const id = useId()
  return (
    <span className={styleClass(row)}>
      <VisuallyHidden>{texts.valueOutOf5Stars({ value: format(value) })}</VisuallyHidden>
      {places.map((place) => (
        <Star key={place} fill={starFill(value, place)} size={size} gradientId={`${id}${place}`} />
      ))}
    </span>
  )
}

/** The filled fraction of the star at an index (from 0), from 0 to 1. */
export function starFill(value: number, place: number): number {
  const rest = Math.min(1, Math.max(0, value - place))
  return rest === 1 || rest > 0.3 ? rest : 0
}

function Star({ fill, size, gradientId }: { fill: number; size: number; gradientId: string }) {
  const partly = fill > 0 && fill < 1
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {partly ? (
        <linearGradient id={gradientId}>
          <stop offset={fill} stopColor="currentColor" />
          <stop offset={fill} stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      ) : null}
      <path
        d={icons.star}
        fill={partly ? `url(#${gradientId})` : fill === 1 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const format = (value: number): string => String(Math.round(value * 10) / 10)
