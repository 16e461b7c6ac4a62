'use client'
import { useId } from 'react'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import { type AmountKind, readAmount } from '#schemas/lib/read-amount.ts'
import type { Range } from '#schemas/vehicle/search-query.ts'
import type { stockFilterBounds } from '#schemas/vehicle/stock-filter.ts'
import { formatAmount } from '../fields/amount.ts'
import { TypedInput } from '../fields/typed-input.tsx'
import { boundLabels } from './facet-words.ts'
import * as texts from './texts.ts'

type BoundName = (typeof stockFilterBounds)[number]

interface BoundsProps {
  name: BoundName
  /** Price in cents. */
  range: Range
  isLocked: boolean
  onChange: (range: Range) => void
}

/** Range of a price, a year or kilometres. Either end may be empty. */
export function Bounds({ name, range, isLocked, onChange }: BoundsProps) {
  const id = useId()
  const isBackwards = range.min !== undefined && range.max !== undefined && range.min > range.max
  const take = (end: keyof Range, text: string) => {
    const { [end]: _replaced, ...rest } = range
    const value = read(name, text)
    onChange(value === null ? rest : { ...rest, [end]: value })
  }
  return (
    <fieldset className="fc-bounds" disabled={isLocked} aria-describedby={isBackwards ? `${id}-wrong` : undefined}>
      <legend>{boundLabels[name]}</legend>
      {ends.map(({ end, word }) => (
        <label key={end} htmlFor={`${id}-${end}`}>
          <span className="fc-hidden">
            {boundLabels[name]} {word}
          </span>
          <TypedInput
            id={`${id}-${end}`}
            text={write(name, range[end])}
            placeholder={word}
            canRead={(text) => read(name, text) !== null}
            onText={(text) => take(end, text)}
          />
        </label>
      ))}
      {isBackwards ? (
        <p id={`${id}-wrong`} role="alert">
          {texts.fromMustBeLowerThanTo}
        </p>
      ) : null}
    </fieldset>
  )
}

const ends = [
  { end: 'min', word: 'from' },
  { end: 'max', word: 'to' },
] as const satisfies readonly { end: keyof Range; word: string }[]

function write(name: BoundName, value: number | undefined): string {
  if (value === undefined) return ''
  return name === 'price' ? formatAmount(value) : name === 'km' ? value.toLocaleString('en-AU') : String(value)
}

function read(name: BoundName, text: string): number | null {
  const amount = readAmount(text, kinds[name])
  if (amount === null || amount < 0) return null
  return name === 'price' ? centsFromDollars(amount) : Math.round(amount)
}

const kinds = { price: 'money', km: 'kilometres', year: 'year' } as const satisfies Record<BoundName, AmountKind>
