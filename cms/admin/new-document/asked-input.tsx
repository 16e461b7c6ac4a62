'use client'
import { useId } from 'react'
import type { AskedField } from './asked-field.ts'
import * as texts from './texts.ts'

interface Props {
  field: AskedField
  value: string
  problem: string | undefined
  isReady: boolean
  onValue: (value: string) => void
}

/** A required text or choice, with what is wrong with it between its label and its box. */
export function AskedInput({ field: { name, label, maxLength, options }, value, problem, isReady, onValue }: Props) {
  const id = useId()
  const shared = {
    id: `${id}box`,
    name,
    value,
    required: true,
    disabled: !isReady,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}says`,
  }
  return (
    <div className="fc-new__field">
      <label htmlFor={`${id}box`}>{label}</label>
      <div id={`${id}says`}>
        {problem ? (
          <p className="fc-new__problem" role="alert">
            {problem}
          </p>
        ) : name === 'path' ? (
          <p className="fc-new__note">{texts.addressNote}</p>
        ) : null}
      </div>
      {options ? (
        <select {...shared} onChange={(event) => onValue(event.target.value)}>
          <option value="">{name === 'tenant' ? texts.chooseASite : texts.chooseOne}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} maxLength={maxLength} autoComplete="off" onChange={(event) => onValue(event.target.value)} />
      )}
    </div>
  )
}
