import { type GallerySlide, gallerySlides } from '#schemas/vehicle/gallery-slides.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { Photo, resized } from './photo.tsx'

const drawings = {
  expand: 'M4 9V4h5m11 5V4h-5M4 15v5h5m11-5v5h-5',
  spin: 'M12 8c5 0 9 1.6 9 4s-4 4-9 4-9-1.6-9-4c0-1.3 1.3-2.5 3.5-3.2M4 6l2.7 2.6L4.4 11.7',
  photos: 'M7 4h13v12H7zM4 8v12h13M9 14l3.5-4 2.5 3 1.5-1.5L18.5 14',
  play: 'm8 5 11 7-11 7z',
  seat: 'M8 3.5a2 2 0 0 1 2 1.7l1.5 8.3h5a2 2 0 0 1 2 2v5m0-2.5H9a2 2 0 0 1-2-1.6L5 6a2 2 0 0 1 3-2.5M10.5 9.5H15',
  back: 'm14.5 6-6 6 6 6',
  on: 'm9.5 6 6 6-6 6',
}

function Sign({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="part:icon" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}

const modes = [
  { name: 'spinner', label: 'Spin', sign: 'spin' },
  { name: 'gallery', label: 'Gallery', sign: 'photos' },
  { name: 'walkaround', label: 'Walkaround', sign: 'play' },
  { name: 'interior', label: 'Interior', sign: 'seat' },
] as const

const large = '(min-width: 64em) 60vw, 100vw'

export function Viewer({ vehicle }: { vehicle: Vehicle }) {
  const title = vehicleTitle(vehicle)
  const slides = gallerySlides(vehicle, 'second')
  const [first] = slides
  const poster = first?.kind === 'picture' ? first.url : ''
  const { viewer, hotspots } = vehicle
  const film = viewer?.walkaround_videos?.[0]?.video.url
  const room = viewer?.spin_interior_image
  return (
    <section className="part:viewer">
      <div className="part:container">
        <div className="part:asWide">
          <div className="part:spin">
            <Photo
              url={viewer?.spin_images?.[0]}
              className="part:spinFrame"
              alt={`360° view of the ${title}`}
              width={1280}
              height={853}
              sizes={large}
              priority
            />
            <span className="part:spinHint">
              <span className="part:spinHintWords">
                <Sign name="spin" />
                Swipe to spin
              </span>
            </span>
            <noscript>
              <ul className="part:spots">
                {hotspots.map(({ id, description }) => (
                  <li key={id}>{description}</li>
                ))}
              </ul>
            </noscript>
          </div>
          <Pictures slides={slides} title={title} poster={poster} />
          {film ? (
            <div className="part:resting">
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in it */}
              <video
                src={film}
                poster={resized(poster, 960)}
                aria-label={`Walkaround of the ${title}`}
                controls
                playsInline
                preload="none"
                className="part:film"
              >
                <a href={film}>{`Walkaround of the ${title}`}</a>
              </video>
            </div>
          ) : null}
          {room ? (
            <div className="part:resting">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what turns must be reached by keys */}
              <div role="region" aria-label={`Inside the ${title}`} tabIndex={0} className="part:inside">
                <div className="part:insideFrame">
                  <img
                    src={room}
                    alt={`360° interior of the ${title}`}
                    width={2048}
                    height={1024}
                    loading="lazy"
                    className="part:insidePicture"
                  />
                </div>
              </div>
            </div>
          ) : null}
          <fieldset aria-label="Views" className="part:modes">
            {modes.map(({ name, label, sign }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === 'spinner'}
                data-media={name}
                className="part:mode"
              >
                <Sign name={sign} size={18} />
                {label}
              </button>
            ))}
          </fieldset>
          <fieldset aria-label="Choose a picture" className="part:thumbnails">
            <div className="part:thumbnailRow">
              {slides.map((slide, index) => (
                <button
                  key={slide.kind === 'picture' ? slide.url : slide.source.url}
                  type="button"
                  data-slide={index}
                  aria-label={slide.kind === 'picture' ? `Picture ${slide.place}` : 'Video'}
                  className="part:thumbnail"
                >
                  <Photo
                    url={slide.kind === 'picture' ? slide.url : poster}
                    className="part:thumbnailPicture"
                    sizes="6rem"
                  />
                  {slide.kind === 'picture' ? null : (
                    <span className="part:thumbnailSign">
                      <Sign name="play" />
                    </span>
                  )}
                </button>
              ))}
            </div>
          </fieldset>
        </div>
      </div>
    </section>
  )
}

interface PicturesProps {
  slides: readonly GallerySlide[]
  title: string
  poster: string
}

function Pictures({ slides, title, poster }: PicturesProps) {
  const pictures = slides.filter(({ kind }) => kind === 'picture').length
  return (
    <div className="part:resting">
      <div className="part:pictures">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <ul tabIndex={0} aria-label={`Pictures of the ${title}`} className="part:track">
          {slides.map((slide, index) => (
            <li
              key={slide.kind === 'picture' ? slide.url : slide.source.url}
              aria-label={`${index + 1} of ${slides.length}`}
              className="part:slide"
            >
              <div className="part:slideFrame">
                {slide.kind === 'picture' ? (
                  <a href={resized(slide.url, 1920)} tabIndex={-1} className="part:zoom">
                    <Photo
                      url={slide.url}
                      className="part:photo"
                      alt={`${title}, picture ${slide.place} of ${pictures}`}
                      sizes={large}
                    />
                  </a>
                ) : (
                  <a href={slide.source.url} target="_blank" rel="noopener" className="part:facade">
                    <Photo url={poster} className="part:photo" sizes="60vw" />
                    <span className="part:facadeWords">
                      <Sign name="play" />
                      Play video (YouTube)
                    </span>
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <a href={resized(poster, 1920)} aria-label="Fullscreen" data-media="fullscreen" className="part:fullscreen">
        <Sign name="expand" />
      </a>
      <div className="part:trackAside">
        <span className="part:photoCount">
          {1} / {slides.length}
        </span>
        <div className="part:steps">
          <button type="button" disabled aria-label="Previous" className="part:stepOnPicture">
            <Sign name="back" />
          </button>
          <button type="button" aria-label="Next" className="part:stepOnPicture">
            <Sign name="on" />
          </button>
        </div>
      </div>
    </div>
  )
}
