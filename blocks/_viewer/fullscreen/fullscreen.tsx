import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { GallerySlide } from '#schemas/vehicle/gallery-slides.ts'
import { badgeLooks } from '../../_ui/badge.tsx'
import { CarouselContext } from '../../_ui/carousel/carousel-context.ts'
import { CarouselControls } from '../../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../../_ui/carousel/carousel-track.tsx'
import { useCarouselState } from '../../_ui/carousel/use-carousel-state.ts'
import { Icon } from '../../_ui/icon.tsx'
import { Image } from '../../_ui/image.tsx'
import { styleClass, styleClasses } from '../../_ui/style/style-class.ts'
import type { CssObject } from '../../_ui/style/style-props.ts'
import { Video } from '../video.tsx'
import { roundButton } from '../viewer-style.ts'

interface FullscreenProps {
  slides: readonly GallerySlide[]
  /** The vehicle's name. */
  title: string
  startsAt: number
  /** Gets the slide that was looked at last. */
  onClose: (slide: number) => void
}

/** The gallery over all of the page, which does not scroll meanwhile. Arrow keys and swipes turn it, Escape closes it. spec/vehicles.md §2, §4 */
export default function Fullscreen({ slides, title, startsAt, onClose }: FullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const carousel = useCarouselState({
    label: `Pictures of the ${title}, fullscreen`,
    count: slides.length,
    startIndex: startsAt,
  })
  const style = styleClasses(styles)
  // Before the carousel goes to its slide: what is closed does not scroll.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = document.documentElement
    const before = page.style.overflow
    page.style.overflow = 'hidden'
    element.showModal()
    element.querySelector<HTMLElement>('ul')?.focus()
    return () => {
      page.style.overflow = before
    }
  }, [])
  const { canGoBack, canGoOn, goBack, goOn, index } = carousel
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const step = event.key === 'ArrowRight' ? canGoOn && goOn : event.key === 'ArrowLeft' && canGoBack && goBack
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of the ${title}`}
      className={style.dialog}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      <CarouselContext value={carousel}>
        <div className={style.bar}>
          <span aria-live="polite" className={styleClass(badgeLooks.dark)}>
            {index + 1} / {slides.length}
          </span>
          <button type="button" aria-label="Close" className={style.button} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
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
                      label={`Video of the ${title}`}
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
    </dialog>
  )
}

const styles = {
  dialog: {
    position: 'fixed',
    inset: 0,
    m: 0,
    p: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    border: 'none',
    bg: 'shade',
    color: 'onImage',
    overflow: 'hidden',
    '&::backdrop': { backgroundColor: 'var(--fc-colors-shade)' },
  },
  bar: {
    position: 'absolute',
    zIndex: 'raised',
    top: 0,
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    p: 3,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  track: { position: 'absolute', inset: 0, '& > ul': { height: '100%' }, '& > ul > li': { height: '100%' } },
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
  button: roundButton,
} satisfies Record<string, CssObject>
