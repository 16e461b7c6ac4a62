import type { ReactNode } from 'react'

export const numberOf = (value: number, decimals = 0) =>
  value.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 2 })

export function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="part:field">
      <label htmlFor={id} className="part:label">
        {label}
      </label>
      {children}
    </div>
  )
}

export function Dollars({ id, value }: { id: string; value: string }) {
  return (
    <div className="part:inputRow">
      <div className="part:inputFrame">
        <span aria-hidden="true" className="part:prefix">
          $
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          defaultValue={value}
          className="part:dollarInput"
        />
      </div>
    </div>
  )
}

interface AmountProps {
  id: string
  hintId?: string
  value: string
  unit: string
}

export function Amount({ id, hintId, value, unit }: AmountProps) {
  return (
    <div className="part:inputRow">
      <div className="part:inputFrame">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          id={id}
          aria-describedby={hintId}
          defaultValue={value}
          className="part:unitInput"
        />
        <span aria-hidden="true" className="part:suffix">
          {unit}
        </span>
      </div>
    </div>
  )
}
