import { Button } from '../button.tsx'
import { Inline } from '../inline.tsx'
import { formatNumber } from './number-text.ts'

interface QuickPicksProps {
  quickPicks: readonly number[]
  value: number | null
  prefix?: string | undefined
  suffix?: string | undefined
  onValue: (value: number) => void
}

export function QuickPicks({ quickPicks, value, prefix = '', suffix = '', onValue }: QuickPicksProps) {
  return (
    <Inline gap={1}>
      {quickPicks.map((pick) => (
        <Button
          key={pick}
          size="sm"
          variant={pick === value ? 'primary' : 'secondary'}
          aria-pressed={pick === value}
          onClick={() => onValue(pick)}
        >
          {prefix}
          {formatNumber(pick)}
          {suffix}
        </Button>
      ))}
    </Inline>
  )
}
