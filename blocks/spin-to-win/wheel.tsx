import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { rim, wheelLabel } from './wheel-label.ts'
import { turnTo, wheelSlices } from './wheel-shape.ts'

interface WheelProps {
  parts: readonly string[]
  /** The result; null before. */
  part: number | null
}

const turns = 5

/** Decorative: prizes and result are also shown as text. */
export function Wheel({ parts, part }: WheelProps) {
  const look = styleClasses(style)
  const slices = wheelSlices(parts.length)
  // Only scripts may set inline styles.
  const turned = part === null ? undefined : `rotate(${turnTo({ part, count: parts.length, turns })}deg)`
  return (
    <svg viewBox="-104 -112 208 216" aria-hidden="true" className={look.wheel}>
      <g className={look.disc} style={turned ? { transform: turned } : undefined}>
        {slices.map(({ path, middle }, index) => {
          const { lines, size } = wheelLabel(parts[index] ?? '', parts.length)
          return (
            <g key={path}>
              <path d={path} fill="currentColor" className={index % 2 === 0 ? look.even : look.odd} />
              <text
                transform={`rotate(${middle - 90})`}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={size}
                fill="currentColor"
                className={index % 2 === 0 ? look.onEven : look.onOdd}
              >
                {lines.map(({ text, across }) => (
                  <tspan key={across} x={rim} y={across}>
                    {text}
                  </tspan>
                ))}
              </text>
            </g>
          )
        })}
      </g>
      <circle r="12" fill="currentColor" className={look.hub} />
      <path d="M-9 -110H9L0 -92Z" fill="currentColor" className={look.mark} />
    </svg>
  )
}

const style = {
  wheel: { width: '100%', maxWidth: '24rem', height: 'auto', mx: 'auto', overflow: 'visible', fontWeight: 'semibold' },
  disc: {
    transition: 'transform 4.5s cubic-bezier(.12, .7, .12, 1)',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  even: { color: 'primary' },
  odd: { color: 'primarySoft' },
  onEven: { color: 'onPrimary' },
  onOdd: { color: 'ink' },
  hub: { color: 'surface' },
  mark: { color: 'accent' },
} as const satisfies Record<string, CssObject>
