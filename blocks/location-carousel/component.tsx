import { useQuery } from '@tanstack/react-query'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { LocationCard } from '../_locations/location-card.tsx'
import { locationsAskedFor, shownPremises } from '../_locations/shown-premises.ts'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Section } from '../_ui/section.tsx'
import { StaticHtml } from '../_ui/static-html.tsx'
import { Text } from '../_ui/text.tsx'
import type { locationCarousel } from './block.ts'
import * as texts from './texts.ts'

/** locations §9: with four or more, the cut card says by itself that there is more. */
const hintBelow = 4

export default function LocationCarousel(props: PropsOf<typeof locationCarousel>) {
  // The browser has the cards of these locations alone.
  const { data } = useQuery({ ...locationsQuery(useApi(), locationsAskedFor(props)), staleTime: Infinity })
  const places = shownPremises(data ?? [], props)
  if (places.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      <Carousel label={props.heading || texts.ourLocations} count={places.length} swipe="several">
        <CarouselTrack>
          {places.map((premises, index) => (
            <CarouselSlide key={premises[0].id} index={index} width={['86%', '60%', '46%', '32%']}>
              <StaticHtml>{import.meta.env.SSR ? <LocationCard premises={premises} {...props} /> : null}</StaticHtml>
            </CarouselSlide>
          ))}
        </CarouselTrack>
        <Box display="flex" alignItems="center" justifyContent="center" gap={4} mt={4}>
          {places.length > 1 && places.length < hintBelow ? <SwipeHint /> : null}
          <CarouselControls />
        </Box>
      </Carousel>
    </Section>
  )
}

/** On touch screens only, and while more than one card cannot be seen. */
function SwipeHint() {
  return (
    <Text as="span" look="small" display={[null, null, 'none']}>
      {texts.swipeHint}
    </Text>
  )
}
