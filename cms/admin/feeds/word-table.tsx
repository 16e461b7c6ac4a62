'use client'
import { useId, useState } from 'react'
import { type FeedTarget, feedTargets } from '#schemas/stock/feed-target.ts'
import { carTypes, itemTypes, vehicleStatuses } from '#schemas/vehicle/vehicle.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { setWord } from './set-word.ts'
import * as texts from './texts.ts'

const choices: Partial<Record<FeedTarget, readonly string[]>> = {
  car_type: carTypes,
  item_type: itemTypes,
  status: vehicleStatuses,
}

interface Props {
  target: FeedTarget
  words: Record<string, string>
  /** Distinct words of the column, if there are few. */
  known: readonly string[]
  isLocked: boolean
  onChange: (words: Record<string, string>) => void
}

/** The feed's words and the values that they map to. */
export const WordTable = ({ target, words, known, isLocked, onChange }: Props) => {
  const id = useId()
  const [fresh, setFresh] = useState('')
  const { label, kind } = feedTargets[target]
  const offered = kind === 'flag' ? ['yes', 'no'] : choices[target]
  // A word keeps its row while its meaning is empty during typing.
  const [listed, setListed] = useState(() => Object.keys(words))
  const theirs = [...new Set([...known, ...listed, ...Object.keys(words)])]
  const getId = (word: string) => `${id}-word-${theirs.indexOf(word)}`
  const set = (word: string, ours: string) => {
    setListed([...new Set([...listed, ...Object.keys(words), word])])
    onChange(setWord(words, { word, ours }))
  }
  const add = (word: string) => {
    set(word, offered?.[0] ?? word)
    setFresh('')
    focusWhenDrawn(() => document.getElementById(`${id}-word-${theirs.length}`))
  }
  return (
    <table className="fc-words">
      <caption>{texts.valuesOfLabel({ label })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.feedValue}</th>
          <th scope="col">{texts.ourValue}</th>
        </tr>
      </thead>
      <tbody>
        {theirs.map((word) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            <td>
              {offered ? (
                <select
                  id={getId(word)}
                  aria-label={texts.ourValueForWord({ word })}
                  disabled={isLocked}
                  value={words[word] ?? ''}
                  onChange={(event) => set(word, event.target.value)}
                >
                  <option value="">{texts.sameAsTheFeed}</option>
                  {offered.map((each) => (
                    <option key={each} value={each}>
                      {spoken(each)}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  id={getId(word)}
                  type="text"
                  aria-label={texts.ourValueForWord({ word })}
                  disabled={isLocked}
                  placeholder={texts.sameAsTheFeed}
                  value={words[word] ?? ''}
                  onChange={(event) => set(word, event.target.value)}
                />
              )}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <label htmlFor={`${id}-fresh`} className="fc-hidden">
              {texts.anotherFeedValue}
            </label>
            <input
              id={`${id}-fresh`}
              type="text"
              placeholder={texts.anotherValue}
              disabled={isLocked}
              value={fresh}
              onChange={(event) => setFresh(event.target.value)}
            />
          </th>
          <td>
            <button
              type="button"
              className="fc-button fc-button--small"
              disabled={isLocked || fresh.trim() === '' || theirs.includes(fresh.trim())}
              onClick={() => add(fresh.trim())}
            >
              {texts.addValue}
            </button>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const spoken = (word: string): string => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ')
