'use client'
import { useId, useState } from 'react'
import type { FieldMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedColumn } from '#schemas/stock/feed-preview.ts'
import { type FeedTarget, feedTargets, feedUnits, listUnits } from '#schemas/stock/feed-target.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { WordTable } from './word-table.tsx'
import * as texts from './texts.ts'

interface Props {
  target: FeedTarget
  /** Id of the column select. */
  selectId: string
  field: FieldMapping
  columns: FeedColumn[]
  isNeeded: boolean
  isLocked: boolean
  onChange: (field: FieldMapping) => void
  onRemove: () => void
}

/** One of our fields: its column, unit and an example. "More" holds further columns, value mappings and a default. */
export const ColumnRow = ({ target, selectId, field, columns, isNeeded, isLocked, onChange, onRemove }: Props) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { label } = feedTargets[target]
  const units = listUnits(target)
  const [first = '', ...rest] = field.from
  const column = columns.find(({ name }) => name === first)
  const choose = (name: string) => onChange({ ...field, from: name === '' ? rest : [name, ...rest] })
  const words = Object.keys(field.words).length
  const isMissing = isNeeded && field.from.length === 0 && field.otherwise === null
  return (
    <>
      <tr className={isMissing ? 'fc-columns__missing' : undefined}>
        <th scope="row">
          {label}
          {isNeeded ? <span className="fc-columns__needed"> {texts.needed}</span> : null}
        </th>
        <td data-label={texts.columnOfTheFeed}>
          <ColumnSelect
            id={selectId}
            label={texts.columnForLabel({ label })}
            value={first}
            columns={columns}
            isLocked={isLocked}
            onChoose={choose}
          />
          {rest.length > 0 ? (
            <span className="fc-columns__and"> {texts.andRest({ rest: rest.join(', ') })}</span>
          ) : null}
        </td>
        <td data-label={texts.unit}>
          {units.length > 1 ? (
            <select
              aria-label={texts.unitOfLabel({ label })}
              disabled={isLocked}
              value={field.unit ?? units[0] ?? ''}
              onChange={(event) =>
                onChange({ ...field, unit: feedUnits.find((unit) => unit === event.target.value) ?? null })
              }
            >
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {unit}
                </option>
              ))}
            </select>
          ) : (
            <span className="fc-columns__none">–</span>
          )}
        </td>
        <td data-label={texts.example} className="fc-columns__sample">
          {sampleWords(column, field)}
        </td>
        <td className="fc-columns__buttons">
          <button
            type="button"
            className="fc-button fc-button--small"
            aria-expanded={isOpen}
            aria-controls={`${id}-more`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words > 0 ? texts.valuesWords({ words }) : texts.more}
            <span className="fc-hidden"> {texts.aboutLabel({ label })}</span>
          </button>
          {isNeeded ? null : (
            <button type="button" className="fc-button fc-button--small" disabled={isLocked} onClick={onRemove}>
              {texts.remove}
              <span className="fc-hidden"> {label}</span>
            </button>
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr id={`${id}-more`} className="fc-columns__more">
          <td colSpan={5}>
            <div className="fc-feed__grid">
              <div>
                <label htmlFor={`${id}-and`}>
                  <span>{texts.addAnotherColumn}</span>
                </label>
                <ColumnSelect
                  id={`${id}-and`}
                  label={null}
                  value=""
                  columns={columns.filter(({ name }) => !field.from.includes(name))}
                  isLocked={isLocked}
                  onChoose={(name) => name && onChange({ ...field, from: [...field.from, name] })}
                />
                {rest.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className="fc-button fc-button--small"
                    disabled={isLocked}
                    onClick={() => {
                      onChange({ ...field, from: field.from.filter((each) => each !== name) })
                      focusWhenDrawn(() => document.getElementById(`${id}-and`))
                    }}
                  >
                    {texts.withoutName({ name })}
                  </button>
                ))}
              </div>
              <label htmlFor={`${id}-otherwise`}>
                <span>{texts.ifEmpty}</span>
                <input
                  id={`${id}-otherwise`}
                  type="text"
                  disabled={isLocked}
                  placeholder={texts.leaveEmpty}
                  value={field.otherwise ?? ''}
                  onChange={(event) =>
                    onChange({ ...field, otherwise: event.target.value === '' ? null : event.target.value })
                  }
                />
              </label>
              <label htmlFor={`${id}-split`}>
                <span>{texts.listSeparator}</span>
                <input
                  id={`${id}-split`}
                  type="text"
                  maxLength={5}
                  disabled={isLocked}
                  placeholder={texts.detectAutomatically}
                  value={field.split ?? ''}
                  onChange={(event) =>
                    onChange({ ...field, split: event.target.value === '' ? null : event.target.value })
                  }
                />
              </label>
            </div>
            <WordTable
              target={target}
              words={field.words}
              known={column?.words ?? []}
              isLocked={isLocked}
              onChange={(next) => onChange({ ...field, words: next })}
            />
          </td>
        </tr>
      ) : null}
    </>
  )
}

interface ColumnSelectProps {
  id: string
  label: string | null
  value: string
  columns: FeedColumn[]
  isLocked: boolean
  onChoose: (name: string) => void
}

/** A column that is missing in the current file stays selectable, since another file may have it. */
const ColumnSelect = ({ id, label, value, columns, isLocked, onChoose }: ColumnSelectProps) => (
  <select
    id={id}
    {...(label ? { 'aria-label': label } : {})}
    disabled={isLocked}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{texts.none}</option>
    {value && !columns.some(({ name }) => name === value) ? (
      <option value={value}>{columns.length > 0 ? texts.valueNotInThisFile({ value }) : value}</option>
    ) : null}
    {columns.map(({ name }) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </select>
)

function sampleWords(column: FeedColumn | undefined, { from, otherwise }: FieldMapping): string {
  if (otherwise !== null && from.length === 0) return texts.alwaysOtherwise({ otherwise })
  const sample = column?.samples.slice(0, 2).join(' · ') || '–'
  return otherwise === null ? sample : `${sample}, else “${otherwise}”`
}
