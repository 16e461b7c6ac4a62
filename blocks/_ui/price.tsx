import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { styleClasses } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import { visuallyHidden } from './visually-hidden.tsx'
import * as texts from './texts.ts'

interface PriceProps {
  /** Null if the vehicle has no price: `text` is shown instead, as in "Enquire for price." */
  amount: Cents | null
  text?: string | undefined
  /** The previous price; shown struck through if it is higher. */
  was?: Cents | null | undefined
  /** Type of the amount: "Drive away", "Excl. govt. charges", "/wk". */
  note?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** A price in whole dollars, the most prominent part of a card. */
export function Price(props: PriceProps) {
  return price(props)
}

/** As a function that returns the element, for lists: saves one component. */
export function price({ amount, text = '', was = null, note, size = 'md' }: PriceProps) {
  const words = amount === null ? text : formatDollars(amount)
  if (words === '') return null
  const reduced = amount !== null && was !== null && was > amount
  const look = styleClasses(style)
  return (
    <div className={look.line}>
      {reduced ? <span className={look.unseen}>{texts.now}</span> : null}
      <span className={amount === null ? look.words : look[size]}>{words}</span>
      {reduced ? (
        <s className={look.aside}>
          <span className={look.unseen}>{texts.was} </span>
          {formatDollars(was)}
        </s>
      ) : null}
      {note ? <span className={look.aside}>{note}</span> : null}
    </div>
  )
}

const main = {
  fontFamily: 'heading',
  fontWeight: 'bold',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
} as const satisfies CssObject

const style = {
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0 },
  words: { ...main, fontSize: 'lg' },
  sm: { ...main, fontSize: 'lg' },
  md: { ...main, fontSize: '2xl' },
  lg: { ...main, fontSize: '4xl' },
  aside: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  unseen: visuallyHidden,
} as const satisfies Record<string, CssObject>
