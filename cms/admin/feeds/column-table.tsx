'use client'
import { useId, useState } from 'react'
import type { FeedColumn } from '#schemas/stock/feed-preview.ts'
import { type FeedTarget, feedTargetNames, feedTargets, isFeedTarget } from '#schemas/stock/feed-target.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { ColumnRow } from './column-row.tsx'
import { emptyField, type MappingDraft, withField, withoutField } from './mapping-draft.ts'
import * as texts from './texts.ts'

/** Fields that a new vehicle requires. The table always lists them. */
const needed = new Set<FeedTarget>(['stocknum', 'make', 'model', 'car_type'])

interface Props {
  draft: MappingDraft
  columns: FeedColumn[]
  isLocked: boolean
  onChange: (draft: MappingDraft) => void
}

/** Our fields and the feed columns that they are mapped to. */
export const ColumnTable = ({ draft, columns, isLocked, onChange }: Props) => {
  const adder = useId()
  const [message, setMessage] = useState('')
  const shown = feedTargetNames.filter((target) => draft.fields[target] || needed.has(target))
  const others = feedTargetNames.filter((target) => !shown.includes(target))
  const getSelectId = (target: FeedTarget) => `${adder}-${target}`
  const add = (name: string) => {
    if (!isFeedTarget(name)) return
    onChange(withField(draft, name, emptyField))
    setMessage(texts.labelAddedToTheTable({ label: feedTargets[name].label }))
    focusWhenDrawn(() => document.getElementById(getSelectId(name)))
  }
  const remove = (target: FeedTarget) => {
    onChange(withoutField(draft, target))
    setMessage(texts.labelNoLongerFilledByFeed({ label: feedTargets[target].label }))
    focusWhenDrawn(() => document.getElementById(adder))
  }
  return (
    <>
      <table className="fc-columns">
        <thead>
          <tr>
            <th scope="col">{texts.ourField}</th>
            <th scope="col">{texts.columnOfTheFeed}</th>
            <th scope="col">{texts.unit}</th>
            <th scope="col">{texts.example}</th>
            <th scope="col">
              <span className="fc-hidden">{texts.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((target) => (
            <ColumnRow
              key={target}
              target={target}
              selectId={getSelectId(target)}
              field={draft.fields[target] ?? emptyField}
              columns={columns}
              isNeeded={needed.has(target)}
              isLocked={isLocked}
              onChange={(field) => onChange(withField(draft, target, field))}
              onRemove={() => remove(target)}
            />
          ))}
        </tbody>
      </table>
      <p className="fc-columns__add">
        <label htmlFor={adder}>{texts.addAField}</label>{' '}
        <select id={adder} value="" disabled={isLocked} onChange={({ target }) => add(target.value)}>
          <option value="">{texts.choose}</option>
          {others.map((target) => (
            <option key={target} value={target}>
              {feedTargets[target].label}
            </option>
          ))}
        </select>
      </p>
      <p className="fc-hidden" role="status">
        {message}
      </p>
    </>
  )
}
