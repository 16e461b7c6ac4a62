import { useEffect, useRef, useState } from 'react'
import type { GallerySlide } from '#schemas/vehicle/gallery-slides.ts'
import { useCarousel } from '../_ui/carousel/carousel-context.ts'
import { Image } from '../_ui/image.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { ViewerIcon } from './viewer-icon.tsx'

interface ThumbnailsProps {
  slides: readonly GallerySlide[]
  /** Stands for a film that has no picture of its own; empty for none. */
  poster: string
  /** The gallery is what is looked at, so one of them is the one. */
  isChosen: boolean
  choose: (slide: number) => void
}

/** Buttons once hydrated; before, and without a script, the strip scrolls and the main pictures scroll too. */
export function Thumbnails({ slides, poster, isChosen, choose }: ThumbnailsProps) {
  const { index } = useCarousel()
  const strip = useRef<HTMLFieldSetElement>(null)
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const style = styleClasses(styles)
  useEffect(() => {
    if (strip.current && isChosen) bringIntoView(strip.current, index)
  }, [index, isChosen])
  return (
    <fieldset ref={strip} aria-label="Choose a picture" className={style.strip}>
      {slides.map((slide, place) =>
        failed.has(place) ? null : (
          <button
            key={slide.kind === 'picture' ? slide.url : slide.source.url}
            type="button"
            data-slide={place}
            aria-label={slide.kind === 'picture' ? `Picture ${slide.place}` : 'Video'}
            aria-current={(isChosen && place === index) || undefined}
            className={style.thumb}
            onClick={() => choose(place)}
            onError={() => setFailed((known) => new Set([...known, place]))}
          >
            {slide.thumb || poster ? (
              <Image
                picture={{ url: slide.thumb || poster, alt: '', width: 960, height: 640 }}
                ratio="3/2"
                sizes="6rem"
              />
            ) : (
              <span className={style.ground} />
            )}
            {slide.kind === 'video' ? (
              <span className={style.play}>
                <ViewerIcon name="play" />
              </span>
            ) : null}
          </button>
        ),
      )}
    </fieldset>
  )
}

/** The strip follows what is selected; the page stays where it is. */
function bringIntoView(strip: HTMLElement, slide: number): void {
  const current = strip.querySelector<HTMLElement>(`[data-slide='${slide}']`)
  if (!current) return
  const left = current.offsetLeft
  const isCut = left < strip.scrollLeft || left + current.offsetWidth > strip.scrollLeft + strip.clientWidth
  if (isCut) strip.scrollTo({ left: left - (strip.clientWidth - current.offsetWidth) / 2 })
}

const styles = {
  strip: {
    position: 'relative',
    display: 'flex',
    gap: 2,
    mt: 2,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    pb: 1,
    // Room for the ring of the one that has the focus.
    p: 1,
    mx: '-1',
  },
  thumb: {
    position: 'relative',
    flex: 'none',
    width: '6rem',
    padding: 0,
    borderRadius: 'sm',
    overflow: 'hidden',
    opacity: 0.75,
    '&[aria-current]': { opacity: 1, outline: '2px solid var(--fc-colors-primary)', outlineOffset: '-2px' },
    '&:hover': { opacity: 1 },
    '&:focus-visible': { opacity: 1, outline: '3px solid var(--fc-colors-focus)', outlineOffset: '0' },
  },
  ground: { display: 'block', width: '100%', aspectRatio: '3/2', bg: 'shade' },
  play: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'onImage',
    bg: 'scrim',
  },
} satisfies Record<string, CssObject>
