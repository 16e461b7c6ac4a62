'use client'
import { useId, useState } from 'react'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { moveItem } from '../stock/move-item.ts'
import { AddMedia } from './add-media.tsx'
import type { MediaKind } from './media-kinds.ts'
import { OrderButtons } from './order-buttons.tsx'
import * as texts from './texts.ts'

interface Props {
  title: string
  noun: string
  help?: string
  kind: MediaKind
  /** Maximum number of files. A single file is replaced by the next. */
  max: number
  addresses: readonly string[]
  /** Origin of the site that shows the vehicle; null without an address. */
  origin: string | null
  isLocked: boolean
  onChange: (addresses: string[]) => void
}

/** Ordered list of a vehicle's file addresses. Buttons add, move and remove files. */
export const MediaAddresses = (props: Props) => {
  const { title, noun, help, kind, max, addresses, origin, isLocked, onChange } = props
  const id = useId()
  const [message, setMessage] = useState('')
  const change = (next: string[], words: string) => {
    onChange(next.slice(0, max))
    setMessage(words)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= addresses.length) return
    change(
      moveItem(addresses, from, to),
      texts.fromIsNowToOfLength({ from: from + 1, to: to + 1, length: addresses.length }),
    )
    focusWhenDrawn(() => document.getElementById(`${id}-${to}-${to < from ? 'up' : 'down'}`))
  }
  const remove = (at: number) => {
    change(addresses.toSpliced(at, 1), texts.atIsRemoved({ at: at + 1 }))
    const next = Math.min(at, addresses.length - 2)
    focusWhenDrawn(() => document.getElementById(next < 0 ? `${id}-title` : `${id}-${next}-remove`))
  }
  return (
    <section className="fc-media" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
        {addresses.length > 1 ? ` (${addresses.length})` : ''}
      </h3>
      {help === undefined ? null : <p className="fc-media__help">{help}</p>}
      <ol className={`fc-media__list${kind === 'picture' && max > 1 ? ' fc-media__list--pictures' : ''}`}>
        {addresses.map((address, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same file may be there twice
          <li key={`${at} ${address}`}>
            {kind === 'picture' ? <Picture address={address} origin={origin} /> : null}
            <span className="fc-media__name">
              {max > 1 ? <strong>{at + 1}</strong> : null} <code title={address}>{getName(address)}</code>
            </span>
            <span className="fc-pictures__buttons">
              {max > 1 ? (
                <OrderButtons
                  id={id}
                  at={at}
                  count={addresses.length}
                  isLocked={isLocked}
                  steps={{
                    up: { sign: '‹', words: texts.moveAtForward({ at: at + 1, noun }) },
                    down: { sign: '›', words: texts.moveAtBack({ at: at + 1, noun }) },
                  }}
                  onMove={(to) => move(at, to)}
                />
              ) : null}
              <button
                id={`${id}-${at}-remove`}
                type="button"
                className="fc-button fc-button--small"
                disabled={isLocked}
                aria-label={texts.removeDetailNoun({ detail: max > 1 ? `${at + 1}, ` : '', noun })}
                onClick={() => remove(at)}
              >
                {kind === 'picture' && max > 1 ? '×' : texts.remove}
              </button>
            </span>
          </li>
        ))}
      </ol>
      {addresses.length > 1 && kind === 'picture' ? (
        <div className="fc-pictures__buttons">
          <button
            type="button"
            className="fc-button fc-button--small"
            disabled={isLocked}
            onClick={() => change(addresses.toReversed(), texts.theOrderIsReversed)}
          >
            {texts.reverseTheOrder}
          </button>
          <button
            type="button"
            className="fc-button fc-button--small"
            disabled={isLocked}
            onClick={() => {
              change([], texts.allLengthAreRemoved({ length: addresses.length }))
              focusWhenDrawn(() => document.getElementById(`${id}-title`))
            }}
          >
            {texts.removeAllLength({ length: addresses.length })}
          </button>
        </div>
      ) : null}
      <AddMedia
        kind={kind}
        noun={noun}
        isMany={max > 1}
        isLocked={isLocked}
        onAdd={(added) => change(max === 1 ? added : [...addresses, ...added], `${added.length} added.`)}
      />
      <p role="status" className="fc-hidden">
        {message}
      </p>
    </section>
  )
}

const Picture = ({ address, origin }: { address: string; origin: string | null }) =>
  origin !== null && /^\/(?:media|stock)\//.test(address) ? (
    <img src={`${origin}/_img/w_240,q_60,f_auto${address}`} alt="" loading="lazy" width="120" height="80" />
  ) : (
    <span className="fc-photo fc-photo--none" aria-hidden="true" />
  )

/** `/stock/a%20b.webp` is `a b.webp`. */
function getName(address: string): string {
  const name = address.split('/').at(-1) ?? address
  try {
    return decodeURIComponent(name) || address
  } catch {
    return name
  }
}
