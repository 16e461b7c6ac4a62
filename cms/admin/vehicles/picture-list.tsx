'use client'
import { FieldDescription, FieldError, useField } from '@payloadcms/ui'
import type { JSONFieldClient } from 'payload'
import { useId, useState } from 'react'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehicleImage, type VehicleImage } from '#schemas/vehicle/vehicle.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import { moveItem } from '../stock/move-item.ts'
import { AddMedia } from './add-media.tsx'
import { VehiclePhoto } from '../stock/vehicle-photo.tsx'
import { OrderButtons } from './order-buttons.tsx'
import * as texts from './texts.ts'

interface Props {
  path: string
  isReadOnly: boolean
  /** Origin of the site that shows the vehicle; null without an address. */
  origin: string | null
  field: Pick<JSONFieldClient, 'admin'>
}

/** Ordered list of a vehicle's pictures, with buttons that move and remove. */
export const PictureList = ({ path: ownPath, isReadOnly, origin, field }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const id = useId()
  const [message, setMessage] = useState('')
  const pictures = vehicleImage.array().safeParse(value ?? []).data ?? []
  const isLocked = isReadOnly || disabled
  const change = (next: VehicleImage[], words: string) => {
    setValue(next)
    setMessage(words)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length) return
    change(
      moveItem(pictures, from, to),
      texts.pictureFromIsNowToOfLength({ from: from + 1, to: to + 1, length: pictures.length }),
    )
    focusWhenDrawn(() => document.getElementById(`${id}-${to}-${to < from ? 'up' : 'down'}`))
  }
  const remove = (at: number) => {
    change(pictures.toSpliced(at, 1), texts.pictureAtIsRemoved({ at: at + 1 }))
    const next = Math.min(at, pictures.length - 2)
    focusWhenDrawn(() => document.getElementById(next < 0 ? `${id}-none` : `${id}-${next}-remove`))
  }
  return (
    <section className={`field-type fc-pictures${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="field-label">
        {texts.pictures}
      </h2>
      <FieldError path={path} showError={showError} />
      {pictures.length === 0 ? (
        <p id={`${id}-none`} tabIndex={-1}>
          {texts.noPicturesYet}
        </p>
      ) : null}
      <ol className="fc-pictures__list">
        {pictures.map((picture, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a feed may give the same picture twice
          <li key={`${at} ${picture.image.url}`} className="fc-pictures__item">
            <VehiclePhoto photo={shownAt(picture, origin)} />
            <span className="fc-pictures__words">
              <strong>
                {at === 0 ? texts.cardPicture : texts.pictureAt({ at: at + 1 })}
                {picture.isVideo ? texts.video : ''}
              </strong>
              <code>{picture.image.url}</code>
              {isShown(picture) ? null : <em className="fc-pick__absence">{texts.notDownloadedYet}</em>}
            </span>
            <span className="fc-pictures__buttons">
              <OrderButtons
                id={id}
                at={at}
                count={pictures.length}
                isLocked={isLocked}
                steps={{
                  up: { sign: texts.up, words: texts.movePictureAtUp({ at: at + 1 }) },
                  down: { sign: texts.down, words: texts.movePictureAtDown({ at: at + 1 }) },
                }}
                onMove={(to) => move(at, to)}
              />
              <button
                id={`${id}-${at}-remove`}
                type="button"
                className="fc-button fc-button--small"
                disabled={isLocked}
                aria-label={texts.removePictureAt({ at: at + 1 })}
                onClick={() => remove(at)}
              >
                {texts.remove}
              </button>
            </span>
          </li>
        ))}
      </ol>
      <AddMedia
        kind="picture"
        noun="pictures"
        isMany
        isLocked={isLocked}
        onAdd={(added) =>
          change(
            [...pictures, ...added.map(pictureAt)],
            texts.lengthAddedAtEndLengthPictures({ length: added.length, length2: pictures.length }),
          )
        }
      />
      <FieldDescription description={field.admin?.description} path={path} />
      <p role="status" className="fc-hidden">
        {message}
      </p>
    </section>
  )
}

const pictureAt = (url: string): VehicleImage => ({ image: { url, thumb: { url } }, isVideo: false })

const isShown = (picture: VehicleImage): boolean => shownImages([picture]).length > 0

/** A small rendition from the site. Null if shoppers cannot see the picture either. */
function shownAt(picture: VehicleImage, origin: string | null): string | null {
  const [shown] = shownImages([picture])
  return origin === null || !shown || shown.isVideo ? null : `${origin}/_img/w_320,q_75,f_auto${shown.image.thumb.url}`
}
