import type { MouseEvent } from 'react'
import type { GallerySlide } from '#schemas/vehicle/gallery-slides.ts'
import { Box } from '../_ui/box.tsx'
import { badgeLooks } from '../_ui/badge.tsx'
import { useCarouselContext } from '../_ui/carousel/carousel-context.ts'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { imageUrl } from '../_ui/image-url.ts'
import { Image } from '../_ui/image.tsx'
import { styleClass, styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { fullscreenButton } from './fullscreen-button.tsx'
import { Video } from './video.tsx'
import { ViewerIcon } from './viewer-icon.tsx'
import { restingStage, stage } from './viewer-style.ts'
import * as texts from './texts.ts'

interface PhotosProps {
  slides: readonly GallerySlide[]
  /** The vehicle's name. */
  title: string
  isShown: boolean
  /** It is shown first on the page. */
  isFirst: boolean
  hasCounter: boolean
  /** Undefined if the site disables fullscreen. */
  enlarge: ((slide: number) => void) | undefined
}

/** Pictures and films in a natively scrolling row, within its `CarouselContext`. Each picture links to its full size. */
export function Photos({ slides, title, isShown, isFirst, hasCounter, enlarge }: PhotosProps) {
  const { index } = useCarouselContext()
  const style = styleClasses(styles)
  const pictures = slides.filter(({ kind }) => kind === 'picture').length
  const poster = getPoster(slides)
  const current = slides[index]
  const open = (event: MouseEvent, slide: number) => {
    if (!enlarge || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    enlarge(slide)
  }
  return (
    <div className={isShown ? style.stage : style.rest}>
      <CarouselTrack gap={0}>
        {slides.map((slide, place) => (
          <CarouselSlide key={slide.kind === 'picture' ? slide.url : slide.source.url} index={place}>
            <div className={style.slide}>
              {slide.kind === 'picture' ? (
                <a
                  href={imageUrl(slide.url, 1920)}
                  tabIndex={-1}
                  className={style.zoom}
                  onClick={(event) => open(event, place)}
                >
                  <Image
                    picture={{
                      url: slide.url,
                      alt: texts.titlePicturePlaceOfPictures({ title, place: slide.place, pictures }),
                      width: 960,
                      height: 640,
                    }}
                    fills
                    priority={isFirst && place === 0}
                    sizes="(min-width: 64em) 60vw, 100vw"
                  />
                </a>
              ) : (
                <Video
                  source={slide.source}
                  kind="slide"
                  label={texts.videoOfTheTitle({ title })}
                  poster={slide.thumb || poster}
                  isActive={isShown && place === index}
                />
              )}
            </div>
          </CarouselSlide>
        ))}
      </CarouselTrack>
      {enlarge && current ? (
        <a
          href={getFullSize(current)}
          aria-label={texts.fullscreen}
          data-media="fullscreen"
          className={style.fullscreen}
          onClick={(event) => open(event, index)}
        >
          <ViewerIcon name="expand" />
        </a>
      ) : null}
      <Box position="absolute" right={3} bottom={3} display="flex" alignItems="center" gap={3} css={aside}>
        {hasCounter ? (
          <span className={styleClass(badgeLooks.dark)}>
            {index + 1} / {slides.length}
          </span>
        ) : null}
        <CarouselControls look="onImage" />
      </Box>
    </div>
  )
}

/** The slide's own file, if there is no script for fullscreen. */
export const getFullSize = (slide: GallerySlide): string =>
  slide.kind === 'picture' ? imageUrl(slide.url, 1920) : slide.source.url

/** Poster of a film without its own picture. */
export const getPoster = (slides: readonly GallerySlide[]): string =>
  slides.find((slide) => slide.kind === 'picture')?.url ?? ''

/** On a film only its own controls can be reached; these make room for them. */
const aside: CssObject = { pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } }

const styles = {
  stage,
  rest: restingStage,
  slide: { position: 'relative', width: '100%', aspectRatio: '3/2', maxHeight: '692px' },
  zoom: { position: 'absolute', inset: 0, cursor: 'zoom-in' },
  fullscreen: { ...fullscreenButton, '@media (scripting: none)': { display: 'inline-flex' } },
} satisfies Record<string, CssObject>
