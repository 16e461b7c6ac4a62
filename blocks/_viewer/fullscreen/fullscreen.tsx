import type { KeyboardEvent } from 'react'
import type { GallerySlide } from '#schemas/vehicle/gallery-slides.ts'
import { badgeLooks } from '../../_ui/badge.tsx'
import { CarouselContext } from '../../_ui/carousel/carousel-context.ts'
import { CarouselControls } from '../../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../../_ui/carousel/carousel-track.tsx'
import { useCarousel } from '../../_ui/carousel/use-carousel.ts'
import { Image } from '../../_ui/image.tsx'
import { styleClass, styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { Video } from '../video.tsx'
import FullPage from './full-page.tsx'
import * as texts from '../texts.ts'

interface FullscreenProps {
  slides: readonly GallerySlide[]
  /** The vehicle's name. */
  title: string
  startsAt: number
  /** Receives the last visible slide. */
  onClose: (slide: number) => void
}

/** The gallery in fullscreen, with arrow keys and swipes. vehicles §2, §4 */
export default function Fullscreen({ slides, title, startsAt, onClose }: FullscreenProps) {
  const carousel = useCarousel({
    label: texts.picturesOfTheTitle({ title }),
    count: slides.length,
    startIndex: startsAt,
  })
  const style = styleClasses(styles)
  const { canGoBack, canGoOn, goBack, goOn, index } = carousel
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const step = event.key === 'ArrowRight' ? canGoOn && goOn : event.key === 'ArrowLeft' && canGoBack && goBack
    if (!step) return
    event.preventDefault()
    step()
  }
  const counter = (
    <span aria-live="polite" className={styleClass(badgeLooks.dark)}>
      {index + 1} / {slides.length}
    </span>
  )
  return (
    <FullPage
      label={texts.picturesOfTheTitle2({ title })}
      aside={counter}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <CarouselContext value={carousel}>
        <div className={style.track}>
          <CarouselTrack gap={0}>
            {slides.map((slide, place) => (
              <CarouselSlide key={slide.kind === 'picture' ? slide.url : slide.source.url} index={place}>
                <div className={style.slide}>
                  {slide.kind === 'picture' ? (
                    <Image
                      picture={{ url: slide.url, alt: `${title}, picture ${slide.place}`, width: 1920, height: 1280 }}
                      fills
                      fit="contain"
                      sizes="100vw"
                    />
                  ) : (
                    <Video
                      source={slide.source}
                      kind="slide"
                      label={texts.videoOfTheTitle({ title })}
                      poster={slide.thumb}
                      isActive={place === index}
                    />
                  )}
                </div>
              </CarouselSlide>
            ))}
          </CarouselTrack>
        </div>
        <div className={style.controls}>
          <CarouselControls look="onImage" />
        </div>
      </CarouselContext>
    </FullPage>
  )
}

const styles = {
  track: { position: 'absolute', inset: 0, '& > div, & > div > ul, & > div > ul > li': { height: '100%' } },
  slide: { position: 'relative', width: '100%', height: '100%', '& > img': { bg: 'transparent' } },
  controls: {
    position: 'absolute',
    zIndex: 'raised',
    bottom: 4,
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'center',
  },
} satisfies Record<string, CssObject>
