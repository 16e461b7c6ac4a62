'use client'
import { FieldError, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { vehicleViewer, type VehicleViewer } from '#schemas/vehicle/vehicle.ts'
import { MediaAddresses } from './media-addresses.tsx'
import * as texts from './texts.ts'

interface Props {
  path: string
  isReadOnly: boolean
  /** Origin of the site that shows the vehicle; null without an address. */
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
        {texts.spinVideosAndInterior}
      </h2>
      <FieldError path={path} showError={showError} />
      <MediaAddresses
        {...shared}
        title={texts.spin}
        noun={texts.spinPictures}
        help={texts.picturesOnceAroundTheVehicle}
        kind="picture"
        max={360}
        addresses={viewer.spin_images}
        onChange={(spin_images) => change({ spin_images })}
      />
      <MediaAddresses
        {...shared}
        title={texts.interior}
        noun={texts.theInteriorPanorama}
        help={texts.one360Picture}
        kind="picture"
        max={1}
        addresses={viewer.spin_interior_image === null ? [] : [viewer.spin_interior_image]}
        onChange={([address]) => change({ spin_interior_image: address ?? null })}
      />
      <MediaAddresses
        {...shared}
        title={texts.walkAround}
        noun={texts.walkaroundVideos}
        kind="film"
        max={20}
        addresses={viewer.walkaround_videos.map(({ video }) => video.url)}
        onChange={(urls) => change({ walkaround_videos: films(urls) })}
      />
      <MediaAddresses
        {...shared}
        title={texts.videosInTheGallery}
        noun="films"
        kind="film"
        max={20}
        addresses={viewer.videos.map(({ video }) => video.url)}
        onChange={(urls) => change({ videos: films(urls) })}
      />
      <div className="fc-media">
        <label htmlFor={`${id}-spin-code`}>{texts.spinCode}</label>
        <p className="fc-media__help" id={`${id}-spin-code-help`}>
          {texts.spinCodeHelp}
        </p>
        <input
          id={`${id}-spin-code`}
          type="text"
          className="fc-viewer__external"
          aria-describedby={`${id}-spin-code-help`}
          maxLength={400}
          disabled={shared.isLocked}
          value={viewer.spin_code ?? ''}
          onChange={({ target }) => change({ spin_code: target.value === '' ? null : target.value })}
        />
      </div>
      <div className="fc-media">
        <label htmlFor={`${id}-external`}>{texts.videoOnAnotherSite}</label>
        <p className="fc-media__help" id={`${id}-external-help`}>
          {texts.theEmbedAddressFromTheVideosShare}
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
  viewer.spin_code === null &&
  viewer.spin_images.length + viewer.videos.length + viewer.walkaround_videos.length === 0
