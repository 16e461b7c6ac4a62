'use client'
import { useId, useState } from 'react'
import type { FeedColumn } from '#schemas/stock/feed-preview.ts'
import { type FeedTarget, feedTargetNames, feedTargets, isFeedTarget } from '#schemas/stock/feed-target.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { ColumnRow } from './column-row.tsx'
import { emptyField, type MappingDraft, withField, withoutField } from './mapping-draft.ts'

/** A vehicle is made only where these are known; they are always in the table. */
const needed = new Set<FeedTarget>(['stocknum', 'make', 'model', 'car_type'])

interface Props {
  draft: MappingDraft
  columns: FeedColumn[]
  isLocked: boolean
  onChange: (draft: MappingDraft) => void
}

/** Our fields, and the column of the feed that each is made of. */
export const ColumnTable = ({ draft, columns, isLocked, onChange }: Props) => {
  const adder = useId()
  const [said, setSaid] = useState('')
  const shown = feedTargetNames.filter((target) => draft.fields[target] || needed.has(target))
  const others = feedTargetNames.filter((target) => !shown.includes(target))
  const selectIdOf = (target: FeedTarget) => `${adder}-${target}`
  const add = (name: string) => {
    if (!isFeedTarget(name)) return
    onChange(withField(draft, name, emptyField))
    setSaid(`${feedTargets[name].label} added to the table.`)
    focusWhenDrawn(() => document.getElementById(selectIdOf(name)))
  }
  const remove = (target: FeedTarget) => {
    onChange(withoutField(draft, target))
    setSaid(`${feedTargets[target].label} is no longer filled by the feed.`)
    focusWhenDrawn(() => document.getElementById(adder))
  }
  return (
    <>
      <table className="fc-columns">
        <thead>
          <tr>
            <th scope="col">Our field</th>
            <th scope="col">Column of the feed</th>
            <th scope="col">Unit</th>
            <th scope="col">Example</th>
            <th scope="col">
              <span className="fc-hidden">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((target) => (
            <ColumnRow
              key={target}
              target={target}
              selectId={selectIdOf(target)}
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
        <label htmlFor={adder}>Add a field</label>{' '}
        <select id={adder} value="" disabled={isLocked} onChange={({ target }) => add(target.value)}>
          <option value="">Choose …</option>
          {others.map((target) => (
            <option key={target} value={target}>
              {feedTargets[target].label}
            </option>
          ))}
        </select>
      </p>
      <p className="fc-hidden" role="status">
        {said}
      </p>
    </>
  )
}
