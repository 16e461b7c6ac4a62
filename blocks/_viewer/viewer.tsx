import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { gallerySlides, type VideoSlot } from '#schemas/vehicle/gallery-slides.ts'
import { isShownHere } from '#schemas/vehicle/shown-images.ts'
import { videoSource } from '#schemas/vehicle/video-source.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { enterMode, firstMode, listModes, type ViewerMode } from '#schemas/vehicle/viewer-mode.ts'
import { CarouselContext } from '../_ui/carousel/carousel-context.ts'
import { useCarousel } from '../_ui/carousel/use-carousel.ts'
import { Image } from '../_ui/image.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import { InteriorStage } from './interior-stage.tsx'
import { Loaded } from '../_ui/loaded.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { getFullSize, Photos, getPoster } from './photos.tsx'
import { SpinStage } from './spin-stage.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { restingStage, stage } from './viewer-style.ts'
import { WalkaroundStage } from './walkaround-stage.tsx'
import * as texts from './texts.ts'

/** vehicles §9: thumbnails when more than three images. */
const thumbnailsFrom = 4

interface ViewerProps {
  vehicle: Vehicle
  title: string
  opensWith: ViewerMode
  videoSlot: VideoSlot
  thumbnails: boolean
  counter: boolean
  fullscreen: boolean
  autoRotate: boolean
}

const Fullscreen = lazy(() => import('./fullscreen/fullscreen.tsx'))

/** A vehicle's viewer with all modes that have content. vehicles §2, §4, Viewer */
export function Viewer({ vehicle, title, videoSlot, ...look }: ViewerProps) {
  const slides = gallerySlides(vehicle, videoSlot)
  const modes = listModes(vehicle)
  const first = firstMode(modes, look.opensWith)
  const [mode, setMode] = useState(first)
  const [isFull, setFull] = useState(false)
  const carousel = useCarousel({ label: texts.picturesOfTheTitle2({ title }), count: slides.length })
  const go = (to: { mode: ViewerMode; slide?: number }) => {
    const next = enterMode({ mode, slide: carousel.index }, to)
    setMode(next.mode)
    carousel.select(next.slide)
  }
  const showSelected = useEffectEvent(() => carousel.select(carousel.index, 'instant'))
  // Hidden content cannot scroll: the selected slide is scrolled into view when the mode is shown.
  useEffect(() => {
    if (mode === 'gallery') showSelected()
  }, [mode])
  const { viewer, hotspots } = vehicle
  const pictures = slides.filter(({ kind }) => kind === 'picture').length
  const enlarge = (slide: number) => {
    carousel.select(slide)
    setFull(true)
  }
  const withoutFullscreen = () => {
    setFull(false)
    const slide = slides[carousel.index]
    if (slide) location.assign(getFullSize(slide))
  }
  return (
    <CarouselContext value={carousel}>
      {modes.includes('spinner') ? (
        <SpinStage
          frames={(viewer?.spin_images ?? []).filter(isShownHere)}
          title={title}
          hotspots={hotspots}
          turns={look.autoRotate}
          isShown={mode === 'spinner'}
          isFirst={first === 'spinner'}
          hasFullscreen={look.fullscreen}
        />
      ) : null}
      {slides.length > 0 ? (
        <Photos
          slides={slides}
          title={title}
          isShown={mode === 'gallery'}
          isFirst={first === 'gallery'}
          hasCounter={look.counter}
          enlarge={look.fullscreen ? enlarge : undefined}
        />
      ) : (
        <div className={styleClass(mode === 'gallery' ? stage : restingStage)}>
          <Image picture={null} fills alt={texts.noPicturesOfTheTitleYet({ title })} />
        </div>
      )}
      {modes.includes('walkaround') ? (
        <WalkaroundStage
          films={(viewer?.walkaround_videos ?? []).flatMap(({ video }) => videoSource(video.url) ?? [])}
          title={title}
          poster={getPoster(slides)}
          isShown={mode === 'walkaround'}
        />
      ) : null}
      {modes.includes('interior') ? (
        <InteriorStage
          panorama={viewer?.spin_interior_image ?? ''}
          title={title}
          hotspots={hotspots}
          isShown={mode === 'interior'}
          hasFullscreen={look.fullscreen}
        />
      ) : null}
      <ModeChoice modes={modes} mode={mode} choose={(chosen) => go({ mode: chosen })} />
      {look.thumbnails && pictures >= thumbnailsFrom ? (
        <Thumbnails
          slides={slides}
          poster={getPoster(slides)}
          isChosen={mode === 'gallery'}
          choose={(slide) => go({ mode: 'gallery', slide })}
        />
      ) : null}
      {isFull ? (
        <Loaded onFailure={withoutFullscreen}>
          <Fullscreen
            slides={slides}
            title={title}
            startsAt={carousel.index}
            onClose={(slide) => {
              setFull(false)
              carousel.select(slide)
            }}
          />
        </Loaded>
      ) : null}
    </CarouselContext>
  )
}
