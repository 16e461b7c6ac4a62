import { useState, type ReactNode } from 'react'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { VehicleImage } from '#schemas/vehicle/vehicle.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { useCarousel } from '../_ui/carousel/carousel-context.ts'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Image } from '../_ui/image.tsx'
import { Section } from '../_ui/section.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { vehicleGallery } from './block.ts'

type Props = PropsOf<typeof vehicleGallery>

/** spec/vehicles.md §9: thumbnails when more than three images. */
const thumbnailsFrom = 4

export default function VehicleGallery(props: Props) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const title = vehicleTitle(vehicle)
  const images = vehicle.images.filter((image) => !image.isVideo)
  if (images.length === 0) {
    return (
      <Section spacing="tight" anchor={props.settings.anchor}>
        <Frame>
          <Image picture={null} ratio="3/2" alt={`No pictures of the ${title} yet`} />
        </Frame>
      </Section>
    )
  }
  return (
    <Section spacing="tight" anchor={props.settings.anchor}>
      <Carousel label={`Pictures of the ${title}`} count={images.length}>
        <Frame>
          <CarouselTrack gap={0}>
            {images.map((image, index) => (
              <CarouselSlide key={image.image.url} index={index}>
                <Image
                  picture={pictureOf(image, `${title}, picture ${index + 1} of ${images.length}`)}
                  ratio="3/2"
                  priority={index === 0}
                  sizes="(min-width: 64em) 60vw, 100vw"
                />
              </CarouselSlide>
            ))}
          </CarouselTrack>
          <Box position="absolute" right={3} bottom={3} display="flex" alignItems="center" gap={3}>
            {props.counter ? <Counter /> : null}
            <CarouselControls look="onImage" />
          </Box>
        </Frame>
        {props.thumbnails && images.length >= thumbnailsFrom ? <Thumbnails images={images} /> : null}
      </Carousel>
    </Section>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box position="relative" borderRadius="lg" overflow="hidden" maxHeight="692px" bg="surfaceSunken">
      {children}
    </Box>
  )
}

function Counter() {
  const { index, count } = useCarousel()
  return (
    <Badge look="dark">
      {index + 1} / {count}
    </Badge>
  )
}

const strip: CssObject = { display: 'flex', gap: 2, mt: 2, overflowX: 'auto', scrollbarWidth: 'thin', pb: 1 }
const thumb: CssObject = {
  flex: 'none',
  width: '6rem',
  padding: 0,
  borderRadius: 'sm',
  overflow: 'hidden',
  opacity: 0.75,
  '&[aria-current]': { opacity: 1, outline: '2px solid var(--fc-colors-primary)', outlineOffset: '-2px' },
  '&:hover': { opacity: 1 },
}

/** Buttons once awake; before, and without a script, the strip scrolls and the main pictures scroll too. */
function Thumbnails({ images }: { images: VehicleImage[] }) {
  const { index, select } = useCarousel()
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  return (
    <fieldset aria-label="Choose a picture" className={styleClass(strip)}>
      {images
        .map((image, place) => ({ image, place }))
        .filter(({ image }) => !failed.has(image.image.thumb.url))
        .map(({ image, place }) => (
          <button
            key={image.image.url}
            type="button"
            aria-label={`Picture ${place + 1}`}
            aria-current={place === index || undefined}
            className={styleClass(thumb)}
            onClick={() => select(place)}
            onError={() => setFailed((known) => new Set([...known, image.image.thumb.url]))}
          >
            <Image picture={pictureOf(image, '')} ratio="3/2" sizes="6rem" />
          </button>
        ))}
    </fieldset>
  )
}

const pictureOf = (image: VehicleImage, alt: string) => ({ url: image.image.url, alt, width: 960, height: 640 })
