import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PriceProps {
  /** Null where the vehicle has no price: then `text` stands in its place, as in "Enquire for price." */
  amount: Cents | null
  text?: string | undefined
  /** The price before; shown struck through when it is higher. */
  was?: Cents | null | undefined
  /** What the amount is: "Drive away", "Excl. govt. charges", "/wk". */
  note?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** A price in whole dollars, the one thing on a card that nobody should look for. */
export function Price({ amount, text = '', was = null, note, size = 'md' }: PriceProps) {
  const words = amount === null ? text : formatDollars(amount)
  if (words === '') return null
  const reduced = amount !== null && was !== null && was > amount
  return (
    <div className={styleClass(line)}>
      {reduced ? <VisuallyHidden>Now</VisuallyHidden> : null}
      <span className={styleClass(amount === null ? sizes.words : sizes[size])}>{words}</span>
      {reduced ? (
        <s className={styleClass(aside)}>
          <VisuallyHidden>was </VisuallyHidden>
          {formatDollars(was)}
        </s>
      ) : null}
      {note ? <span className={styleClass(aside)}>{note}</span> : null}
    </div>
  )
}

const line: CssObject = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0 }

const main: CssObject = {
  fontFamily: 'heading',
  fontWeight: 'bold',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
}

const sizes = {
  words: { ...main, fontSize: 'lg' },
  sm: { ...main, fontSize: 'lg' },
  md: { ...main, fontSize: '2xl' },
  lg: { ...main, fontSize: '4xl' },
} satisfies Record<string, CssObject>

const aside: CssObject = { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' }
