'use client'
import { FieldError, useAllFormFields, useField } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { isLockable, lockableFields, readLocks } from '#schemas/stock/lockable-fields.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'

interface Props {
  path: string
  isReadOnly: boolean
  /** Names of the feeds that bring the vehicle. */
  feeds: (string | null)[]
}

const labelOf = (name: FeedField): string => lockableFields.find((field) => field.name === name)?.label ?? name

/** What the feed may not change: offered for each field as it is edited, and undone here. */
export const LockList = ({ path: ownPath, isReadOnly, feeds }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const edited = useEdited()
  const id = useId()
  const [said, setSaid] = useState('')
  const locks = readLocks(value)
  const isOff = isReadOnly || disabled
  const offered = edited.filter((name) => !locks.includes(name))
  const others = lockableFields.filter(({ name }) => !locks.includes(name))
  if (feeds.length === 0 && locks.length === 0) {
    return <p className="fc-locks__none">This vehicle comes from no feed, so nothing overwrites your changes.</p>
  }
  const lock = (...names: FeedField[]) => {
    setValue(readLocks([...locks, ...names]))
    setSaid(`Locked: ${names.map(labelOf).join(', ')}. Save to apply.`)
  }
  const unlock = (name: FeedField) => {
    setValue(locks.filter((each) => each !== name))
    setSaid(`${labelOf(name)} is unlocked. After you save, the next import overwrites it.`)
    focusWhenDrawn(() => firstOf(`lock-${name}`, 'add'))
  }
  /** A button of a field goes with its press: the field's next one has the focus, or the choice of all others. */
  const firstOf = (...names: string[]) =>
    names.map((name) => document.getElementById(`${id}-${name}`)).find((element) => element !== null)
  const press = (...names: FeedField[]) => {
    lock(...names)
    focusWhenDrawn(() => firstOf(`unlock-${names.at(-1)}`, 'add'))
  }
  return (
    <section className={`field-type fc-locks${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Locked fields</h2>
      <FieldError path={path} showError={showError} />
      <p className="fc-locks__note">{feedWords(feeds)}</p>
      {offered.length > 0 && !isOff && feeds.length > 0 ? (
        <div className="fc-locks__offer" role="group" aria-label="Fields that you have edited">
          <p>You have edited these fields. Lock them, or the feed may overwrite them:</p>
          <ul>
            {offered.map((name) => (
              <li key={name}>
                <span>{labelOf(name)}</span>
                <button
                  type="button"
                  id={`${id}-lock-${name}`}
                  className="fc-button fc-button--small"
                  onClick={() => press(name)}
                >
                  <Padlock isClosed={false} /> Lock<span className="fc-hidden"> {labelOf(name)}</span>
                </button>
              </li>
            ))}
          </ul>
          {offered.length > 1 ? (
            <button type="button" className="fc-button fc-button--small" onClick={() => press(...offered)}>
              Lock all {offered.length}
            </button>
          ) : null}
        </div>
      ) : null}
      {locks.length > 0 ? (
        <ul className="fc-locks__list" aria-label="Locked fields">
          {locks.map((name) => (
            <li key={name}>
              <span>
                <Padlock isClosed /> {labelOf(name)}
              </span>
              <button
                type="button"
                id={`${id}-unlock-${name}`}
                className="fc-button fc-button--small"
                disabled={isOff}
                onClick={() => unlock(name)}
              >
                Unlock<span className="fc-hidden"> {labelOf(name)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="fc-locks__note">No fields are locked.</p>
      )}
      <label htmlFor={`${id}-add`} className="fc-hidden">
        Lock another field
      </label>
      <select
        id={`${id}-add`}
        value=""
        disabled={isOff}
        onChange={({ target }) => isLockable(target.value) && lock(target.value)}
      >
        <option value="">Lock another field …</option>
        {others.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p className="fc-locks__said" role="status">
        {said}
      </p>
    </section>
  )
}

/** Lockable fields whose value is not what was saved. */
function useEdited(): FeedField[] {
  const [fields] = useAllFormFields()
  return lockableFields.flatMap(({ name }) => {
    const field = fields[name]
    return field && plain(field.value) !== plain(field.initialValue) ? [name] : []
  })
}

/** Empty is empty, however it is written. */
const plain = (value: unknown): string => (value === undefined || value === '' ? 'null' : JSON.stringify(value))

function feedWords(feeds: (string | null)[]): string {
  const names = feeds.filter((name) => name !== null)
  if (feeds.length === 0) return 'This vehicle is no longer in any feed.'
  return names.length === 0
    ? 'This vehicle comes from an import.'
    : `This vehicle comes from “${names.join('” and “')}”.`
}

const Padlock = ({ isClosed }: { isClosed: boolean }) => (
  <svg className="fc-locks__icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d={isClosed ? 'M5 7V5a3 3 0 0 1 6 0v2' : 'M5 7V4.500a3 3 0 0 1 5.800-1'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
    />
    <rect x="3" y="7" width="10" height="7" rx="1.500" fill="currentColor" />
  </svg>
)
