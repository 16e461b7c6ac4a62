import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselDots } from '../_ui/carousel/carousel-dots.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Section } from '../_ui/section.tsx'
import type { slider } from './block.ts'
import { shownSlides } from './shown-slides.ts'
import { Slide } from './slide.tsx'
import * as texts from './texts.ts'

export default function Slider({ settings, ...props }: PropsOf<typeof slider>) {
  const { now } = usePage()
  const shown = shownSlides(props, new Date(now))
  if (shown.length === 0) return null
  const hasWords = shown.some(({ hideOverlay }) => !hideOverlay)
  const isFull = settings.width === 'full'
  return (
    <Section width={settings.width} spacing={isFull ? 'none' : 'tight'} anchor={settings.anchor}>
      <Box position="relative" overflow="hidden" borderRadius={isFull ? 'none' : 'lg'}>
        <Carousel
          label={texts.promotions}
          count={shown.length}
          loops="endless"
          autoplayEvery={settings.turnsEvery > 0 ? settings.turnsEvery * 1000 : undefined}
        >
          <CarouselTrack gap={0}>
            {shown.map((slide, place) => (
              <CarouselSlide key={slide.id} index={place}>
                <Slide {...slide} isFirst={place === 0} hasWords={hasWords} />
              </CarouselSlide>
            ))}
          </CarouselTrack>
          {shown.length > 1 ? (
            <>
              <Box position="absolute" bottom={[2, null, 4]} right={[2, null, 5]} display={['none', null, 'block']}>
                <CarouselControls look="onImage" />
              </Box>
              <Box position="absolute" bottom={1} left={0} right={0} color="onImage">
                <CarouselDots />
              </Box>
            </>
          ) : null}
        </Carousel>
      </Box>
    </Section>
  )
}
