import type { GaugeLevel } from '#schemas/market/price-comparison.ts'
import { Box } from '../_ui/box.tsx'
import type { Token } from '../_ui/style/tokens.ts'

const colours = { low: 'warning', medium: 'link', high: 'positive' } as const satisfies Record<
  GaugeLevel,
  Token<'colors'>
>

/** A semicircle from left (empty) to right (full). */
const arc = 'M 12 100 A 88 88 0 0 1 188 100'

interface GaugeProps {
  /** From 0 to 1. */
  fill: number
  /** Null while loading. */
  level: GaugeLevel | null
}

/** Decorative: the text beside it says the same. */
export function Gauge({ fill, level }: GaugeProps) {
  return (
    <Box as="svg" display="block" width="100%" css={{ aspectRatio: '200 / 112' }} {...picture}>
      <Track colour="line" length={1} />
      {level === null ? null : <Track colour={colours[level]} length={fill} />}
    </Box>
  )
}

const picture = { viewBox: '0 0 200 112', fill: 'none', 'aria-hidden': true } as const

/** Round ends would draw an empty track as a dot, so it is omitted. */
function Track({ colour, length }: { colour: Token<'colors'>; length: number }) {
  if (length <= 0) return null
  return (
    <Box as="g" color={colour}>
      <path
        d={arc}
        pathLength={1}
        stroke="currentColor"
        strokeWidth={20}
        strokeLinecap="round"
        strokeDasharray={`${length.toFixed(4)} 2`}
      />
    </Box>
  )
}
