import { useQuery } from '@tanstack/react-query'
import { toHref } from '#schemas/page/href.ts'
import { collapseSoldRuns } from '#schemas/vehicle/collapse-sold-runs.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { EstimatesNote } from '../_ui/estimates-note.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { VehicleCard } from '../_ui/vehicle-card.tsx'
import { inPickedOrder } from '../car-grid/in-picked-order.ts'
import { buildSearch } from '../car-grid/build-search.ts'
import type { vehicleCarousel } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof vehicleCarousel>

export default function VehicleCarousel(props: Props) {
  const search = buildSearch(props)
  return search ? <Row props={props} search={search} /> : null
}

interface RowProps {
  props: Props
  search: NonNullable<ReturnType<typeof buildSearch>>
}

/** Upright cards: a wide one would fill the row. */
function Row({ props, search }: RowProps) {
  const site = useSite()
  const now = new Date(usePage().now)
  const { data } = useQuery(vehicleSearchQuery(useApi(), search))
  const vehicles = collapseSoldRuns(inPickedOrder(data?.hits ?? [], props))
  if (vehicles.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
      action={toHref(props.action) ? <LinkButton to={props.action} variant="secondary" /> : undefined}
    >
      <Carousel label={props.heading || texts.vehicles} count={vehicles.length} swipe="several">
        <CarouselTrack bleeds>
          {vehicles.map((vehicle, index) => (
            <CarouselSlide key={vehicle.id} index={index} width={['86%', '60%', '44%', '31%']}>
              <VehicleCard vehicle={vehicle} site={site} now={now} layout="standard" />
            </CarouselSlide>
          ))}
        </CarouselTrack>
        <Box mt={4} display="flex" justifyContent="center">
          <CarouselControls />
        </Box>
      </Carousel>
      <EstimatesNote vehicles={vehicles} site={site} />
    </Section>
  )
}
