'use client'
import { FieldError, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { vehicleViewer, type VehicleViewer } from '#schemas/vehicle/vehicle.ts'
import { MediaAddresses } from './media-addresses.tsx'

interface Props {
  path: string
  isReadOnly: boolean
  /** Of the site that shows the vehicle; null where it has no address. */
  origin: string | null
}

export const ViewerForm = ({ path: ownPath, isReadOnly, origin }: Props) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const id = useId()
  const viewer = vehicleViewer.safeParse(value ?? {}).data ?? vehicleViewer.parse({})
  const change = (part: Partial<VehicleViewer>) => {
    const next = { ...viewer, ...part }
    setValue(isEmpty(next) ? null : next)
  }
  const shared = { origin, isLocked: isReadOnly || disabled }
  const films = (urls: readonly string[]) => urls.map((url) => ({ video: { url } }))
  return (
    <section className={`field-type fc-viewer${showError ? ' error' : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="field-label">
        Spin, videos and interior
      </h2>
      <FieldError path={path} showError={showError} />
      <MediaAddresses
        {...shared}
        title="Spin"
        noun="spin pictures"
        help="Pictures once around the vehicle, in order. With 36 pictures they are ten degrees apart. Files that you choose together are sorted by name."
        kind="picture"
        max={360}
        addresses={viewer.spin_images}
        onChange={(spin_images) => change({ spin_images })}
      />
      <MediaAddresses
        {...shared}
        title="Interior"
        noun="the interior panorama"
        help="One 360° picture, twice as wide as high (equirectangular)."
        kind="picture"
        max={1}
        addresses={viewer.spin_interior_image === null ? [] : [viewer.spin_interior_image]}
        onChange={([address]) => change({ spin_interior_image: address ?? null })}
      />
      <MediaAddresses
        {...shared}
        title="Walk around"
        noun="walkaround videos"
        kind="film"
        max={20}
        addresses={viewer.walkaround_videos.map(({ video }) => video.url)}
        onChange={(urls) => change({ walkaround_videos: films(urls) })}
      />
      <MediaAddresses
        {...shared}
        title="Videos in the gallery"
        noun="films"
        kind="film"
        max={20}
        addresses={viewer.videos.map(({ video }) => video.url)}
        onChange={(urls) => change({ videos: films(urls) })}
      />
      <div className="fc-media">
        <label htmlFor={`${id}-external`}>Video on another site</label>
        <p className="fc-media__help" id={`${id}-external-help`}>
          The embed address from the video’s “Share, Embed” option. It loads when a shopper plays it.
        </p>
        <input
          id={`${id}-external`}
          type="url"
          className="fc-viewer__external"
          aria-describedby={`${id}-external-help`}
          placeholder="https://www.youtube.com/embed/…"
          maxLength={400}
          disabled={shared.isLocked}
          value={viewer.external_video_url ?? ''}
          onChange={({ target }) => change({ external_video_url: target.value === '' ? null : target.value })}
        />
      </div>
    </section>
  )
}

const isEmpty = (viewer: VehicleViewer): boolean =>
  viewer.external_video_url === null &&
  viewer.spin_interior_image === null &&
  viewer.spin_images.length + viewer.videos.length + viewer.walkaround_videos.length === 0
