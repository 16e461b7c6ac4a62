'use client'
import { FieldError, useAllFormFields, useField } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { isLockable, lockableFields, readLocks } from '#schemas/stock/lockable-fields.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import * as texts from './texts.ts'

interface Props {
  path: string
  isReadOnly: boolean
  /** Names of the feeds that bring the vehicle. */
  feeds: (string | null)[]
}

const getLabel = (name: FeedField): string => lockableFields.find((field) => field.name === name)?.label ?? name

/** Fields protected from feed updates. A field can be locked as it is edited, and unlocked here. */
export const LockList = ({ path: ownPath, isReadOnly, feeds }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const edited = useEdited()
  const id = useId()
  const [message, setMessage] = useState('')
  const locks = readLocks(value)
  const isOff = isReadOnly || disabled
  const offered = edited.filter((name) => !locks.includes(name))
  const others = lockableFields.filter(({ name }) => !locks.includes(name))
  if (feeds.length === 0 && locks.length === 0) {
    return <p className="fc-locks__none">{texts.thisVehicleComesFromNoFeed}</p>
  }
  const lock = (...names: FeedField[]) => {
    setValue(readLocks([...locks, ...names]))
    setMessage(texts.lockedNames({ names: names.map(getLabel).join(', ') }))
  }
  const unlock = (name: FeedField) => {
    setValue(locks.filter((each) => each !== name))
    setMessage(texts.labelIsUnlocked({ label: getLabel(name) }))
    focusWhenDrawn(() => getFirst(`lock-${name}`, 'add'))
  }
  /** A field's button disappears when pressed: the focus moves to the field's next button, or to the select of other fields. */
  const getFirst = (...names: string[]) =>
    names.map((name) => document.getElementById(`${id}-${name}`)).find((element) => element !== null)
  const press = (...names: FeedField[]) => {
    lock(...names)
    focusWhenDrawn(() => getFirst(`unlock-${names.at(-1)}`, 'add'))
  }
  return (
    <section className={`field-type fc-locks${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.lockedFields}</h2>
      <FieldError path={path} showError={showError} />
      <p className="fc-locks__note">{feedWords(feeds)}</p>
      {offered.length > 0 && !isOff && feeds.length > 0 ? (
        <div className="fc-locks__offer" role="group" aria-label={texts.fieldsThatYouHaveEdited}>
          <p>{texts.youHaveEditedTheseFields}</p>
          <ul>
            {offered.map((name) => (
              <li key={name}>
                <span>{getLabel(name)}</span>
                <button
                  type="button"
                  id={`${id}-lock-${name}`}
                  className="fc-button fc-button--small"
                  onClick={() => press(name)}
                >
                  <Padlock isClosed={false} /> {texts.lock}
                  <span className="fc-hidden"> {getLabel(name)}</span>
                </button>
              </li>
            ))}
          </ul>
          {offered.length > 1 ? (
            <button type="button" className="fc-button fc-button--small" onClick={() => press(...offered)}>
              {texts.lockAllLength({ length: offered.length })}
            </button>
          ) : null}
        </div>
      ) : null}
      {locks.length > 0 ? (
        <ul className="fc-locks__list" aria-label={texts.lockedFields}>
          {locks.map((name) => (
            <li key={name}>
              <span>
                <Padlock isClosed /> {getLabel(name)}
              </span>
              <button
                type="button"
                id={`${id}-unlock-${name}`}
                className="fc-button fc-button--small"
                disabled={isOff}
                onClick={() => unlock(name)}
              >
                {texts.unlock}
                <span className="fc-hidden"> {getLabel(name)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="fc-locks__note">{texts.noFieldsAreLocked}</p>
      )}
      <label htmlFor={`${id}-add`} className="fc-hidden">
        {texts.lockAnotherField}
      </label>
      <select
        id={`${id}-add`}
        value=""
        disabled={isOff}
        onChange={({ target }) => isLockable(target.value) && lock(target.value)}
      >
        <option value="">{texts.lockAnotherField2}</option>
        {others.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p className="fc-locks__said" role="status">
        {message}
      </p>
    </section>
  )
}

/** Lockable fields with unsaved changes. */
function useEdited(): FeedField[] {
  const [fields] = useAllFormFields()
  return lockableFields.flatMap(({ name }) => {
    const field = fields[name]
    return field && plain(field.value) !== plain(field.initialValue) ? [name] : []
  })
}

/** Treats undefined, null and empty text as equal. */
const plain = (value: unknown): string => (value === undefined || value === '' ? 'null' : JSON.stringify(value))

function feedWords(feeds: (string | null)[]): string {
  const names = feeds.filter((name) => name !== null)
  if (feeds.length === 0) return texts.thisVehicleNoLongerInAnyFeed
  return names.length === 0
    ? texts.thisVehicleComesFromAnImport
    : texts.thisVehicleComesFromNames({ names: names.join('” and “') })
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
