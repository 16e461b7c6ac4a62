import { useState, type InputHTMLAttributes } from 'react'
import { Box } from '../box.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'
import { formatNumber, parseNumber } from './number-text.ts'
import { QuickPicks } from './quick-picks.tsx'

const input: CssObject = { ...controlStyle, fontVariantNumeric: 'tabular-nums' }
const withPrefix: CssObject = { ...input, pl: 5 }

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'step'
> {
  value: number | null
  onValue: (value: number | null) => void
  prefix?: string
  suffix?: string
  /** Step of the arrow keys. */
  step?: number
  /** Minimum number of decimals, for amounts: 1.70. */
  decimals?: number
  /** Predefined values. */
  quickPicks?: readonly number[]
}

/** A number with thousands separators. The text stays as typed until the input loses the focus. */
export function NumberInput({
  value,
  onValue,
  prefix,
  suffix,
  decimals,
  step,
  quickPicks,
  ...props
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const stepBy = (by: number) => {
    setDraft(null)
    onValue((value ?? 0) + by)
  }
  return (
    <Box display="flex" flexDirection="column" gap={2}>
      <Box position="relative" display="flex" alignItems="center">
        {prefix ? <Affix side="left">{prefix}</Affix> : null}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...useFieldControl()}
          {...props}
          value={draft ?? formatNumber(value, decimals)}
          onChange={(event) => {
            setDraft(event.target.value)
            onValue(parseNumber(event.target.value))
          }}
          onKeyDown={(event) => {
            if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            stepBy(event.key === 'ArrowUp' ? step : -step)
          }}
          onBlur={() => setDraft(null)}
          className={styleClass(prefix ? withPrefix : input)}
        />
        {suffix ? <Affix side="right">{suffix}</Affix> : null}
      </Box>
      {quickPicks ? <QuickPicks {...{ quickPicks, value, prefix, suffix, onValue }} /> : null}
    </Box>
  )
}

function Affix({ side, children }: { side: 'left' | 'right'; children: string }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      {...{ [side]: 3 }}
      color="muted"
      css={{ pointerEvents: 'none' }}
    >
      {children}
    </Box>
  )
}
