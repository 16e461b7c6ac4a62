import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

/** "From $38,490"; nothing without a price. */
export function FromPrice({ price, isLarge = false }: { price: Cents | null; isLarge?: boolean }) {
  if (price === null) return null
  return (
    <Text fontFamily="heading" fontWeight="bold" fontSize={isLarge ? '2xl' : 'lg'}>
      {texts.fromPrice({ price: formatDollars(price) })}
    </Text>
  )
}
