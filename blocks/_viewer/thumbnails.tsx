import { useEffect, useEffectEvent, useState } from 'react'
import type { GallerySlide } from '#schemas/vehicle/gallery-slides.ts'
import { CarouselContext, useCarouselContext } from '../_ui/carousel/carousel-context.ts'
import { CarouselDriver } from '../_ui/carousel/carousel-driver.tsx'
import { useCarousel } from '../_ui/carousel/use-carousel.ts'
import { viewportStyle } from '../_ui/carousel/viewport-style.ts'
import { Box } from '../_ui/box.tsx'
import { Image } from '../_ui/image.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import * as texts from './texts.ts'

interface ThumbnailsProps {
  slides: readonly GallerySlide[]
  /** Poster of films without their own picture; empty for none. */
  poster: string
  /** The gallery is the current mode, so one of them is selected. */
  isChosen: boolean
  choose: (slide: number) => void
}

/** Buttons in a strip, which is a separate carousel that follows the selected picture. Before hydration and without script both scroll. */
export function Thumbnails({ slides, poster, isChosen, choose }: ThumbnailsProps) {
  const { index } = useCarouselContext()
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const count = slides.length - failed.size
  const strip = useCarousel({ label: texts.chooseAPicture, count, align: 'center', swipe: 'free' })
  const { viewport } = strip
  const show = useEffectEvent(strip.select)
  const failedBefore = [...failed].filter((place) => place < index).length
  const style = styleClasses(styles)
  useEffect(() => {
    if (isChosen) show(index - failedBefore)
  }, [index, failedBefore, isChosen])
  return (
    <CarouselContext value={strip}>
      <Box as="fieldset" ref={viewport} aria-label={strip.label} css={styles.strip}>
        <div className={style.row}>
          {slides.map((slide, place) =>
            failed.has(place) ? null : (
              <button
                key={slide.kind === 'picture' ? slide.url : slide.source.url}
                type="button"
                data-slide={place}
                aria-label={slide.kind === 'picture' ? texts.picturePlace({ place: slide.place }) : texts.video}
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
        </div>
        <CarouselDriver />
      </Box>
    </CarouselContext>
  )
}

const styles = {
  strip: {
    ...viewportStyle,
    mt: 2,
    // A scrollbar that disappears when Embla starts would shift the page.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'thin' },
    pb: 1,
    // Space for the focus ring.
    p: 1,
    mx: '-1',
  },
  row: { display: 'flex', gap: 2 },
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
