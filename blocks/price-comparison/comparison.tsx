import { useRef } from 'react'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { GaugeLevel, PriceComparison } from '#schemas/market/price-comparison.ts'
import { belowMarketBy } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { Badge, type BadgeLook } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Text } from '../_ui/text.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { Frame } from './frame.tsx'
import { Gauge } from './gauge.tsx'
import { useCountUp } from './use-count-up.ts'
import * as texts from './texts.ts'

const looks = { low: 'warning', medium: 'primary', high: 'positive' } as const satisfies Record<GaugeLevel, BadgeLook>

export function Comparison({ comparison, vehicle }: { comparison: PriceComparison; vehicle: Vehicle }) {
  const { level, label, fill, price, min, max, description } = comparison
  const saving = belowMarketBy({
    ...vehicle,
    average_market_price: vehicle.autograb_data?.average_market_price ?? null,
  })
  return (
    <Frame gauge={<Dial fill={fill} level={level} price={price} label={label} />}>
      <Inline gap={2}>
        <Badge look={looks[level]}>{label}</Badge>
        {saving === null ? null : (
          <Badge look="positive">{texts.dollarsBelowMarket({ dollars: formatDollars(saving) })}</Badge>
        )}
      </Inline>
      <Text mt={3} look="small">
        {texts.marketRange}
      </Text>
      <Text fontSize="lg" fontWeight="semibold" lineHeight="snug" css={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.dollarsToDollars({ dollars: formatDollars(min), dollars2: formatDollars(max) })}
      </Text>
      <Text mt={2} look="small">
        {description}
      </Text>
    </Frame>
  )
}

function Dial({ fill, level, price, label }: Pick<PriceComparison, 'fill' | 'level' | 'price' | 'label'>) {
  const dial = useRef<HTMLDivElement>(null)
  const shown = useCountUp(dial)
  return (
    <div ref={dial} data-level={level}>
      <Gauge fill={fill * shown} level={level} />
      <Box mt="-6" textAlign="center">
        <Box
          as="span"
          aria-hidden
          display="block"
          fontFamily="heading"
          fontWeight="heading"
          fontSize="2xl"
          lineHeight="tight"
          css={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDollars(price * shown)}
        </Box>
        <VisuallyHidden>{`${formatDollars(price)}, a ${label.toLowerCase()}`}</VisuallyHidden>
        <Text as="span" look="small">
          {texts.ourPrice}
        </Text>
      </Box>
    </div>
  )
}
