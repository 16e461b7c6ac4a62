import type { GaugeLevel } from '#schemas/market/price-comparison.ts'
import { Box } from '../_ui/box.tsx'
import type { Token } from '../_ui/style/tokens.ts'

const colours = { low: 'warning', medium: 'link', high: 'positive' } as const satisfies Record<
  GaugeLevel,
  Token<'colors'>
>

/** Half a circle: from the left, empty, to the right, full. */
const arc = 'M 12 100 A 88 88 0 0 1 188 100'

interface GaugeProps {
  /** From 0 to 1. */
  fill: number
  /** Null while it waits. */
  level: GaugeLevel | null
}

/** A picture alone: what it says stands in words beside it. */
export function Gauge({ fill, level }: GaugeProps) {
  return (
    <Box as="svg" display="block" width="100%" css={{ aspectRatio: '200 / 112' }} {...picture}>
      <Track colour="line" length={1} />
      {level === null ? null : <Track colour={colours[level]} length={fill} />}
    </Box>
  )
}

const picture = { viewBox: '0 0 200 112', fill: 'none', 'aria-hidden': true } as const

/** Ends are round, so an empty one would be a dot: it is left out. */
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
