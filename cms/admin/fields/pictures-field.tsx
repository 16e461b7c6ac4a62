'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { vehicleImage, type VehicleImage } from '#schemas/vehicle/vehicle.ts'

/** The pictures of a vehicle in their order; each can be moved and removed by buttons. */
export const PicturesField: JSONFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const pictures = vehicleImage.array().safeParse(value ?? []).data ?? []
  const isLocked = readOnly === true || disabled
  const move = (from: number, to: number) => setValue(moved(pictures, from, to))
  const remove = (at: number) => setValue(pictures.filter((_, index) => index !== at))
  return (
    <div className={`field-type fc-pictures${showError ? ' error' : ''}`}>
      <FieldLabel as="h3" label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {pictures.length === 0 ? <p>No pictures yet. They come with the stock feed.</p> : null}
      <ol className="fc-pictures__list">
        {pictures.map((picture, index) => (
          <li key={picture.image.url} className="fc-pictures__item">
            <span className="fc-pictures__place">{index === 0 ? 'On the card' : `Picture ${index + 1}`}</span>
            <code>{picture.image.url}</code>
            <span className="fc-pictures__buttons">
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isLocked || index === 0}
                onClick={() => move(index, index - 1)}
                aria-label={`Move picture ${index + 1} up`}
              >
                Up
              </Button>
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isLocked || index === pictures.length - 1}
                onClick={() => move(index, index + 1)}
                aria-label={`Move picture ${index + 1} down`}
              >
                Down
              </Button>
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isLocked}
                onClick={() => remove(index)}
                aria-label={`Remove picture ${index + 1}`}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

function moved(pictures: VehicleImage[], from: number, to: number): VehicleImage[] {
  const picture = pictures[from]
  if (!picture) return pictures
  return pictures.filter((_, index) => index !== from).toSpliced(to, 0, picture)
}
