import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Section } from '../_ui/section.tsx'
import { Tile } from './tile.tsx'
import type { bannerTiles } from './block.ts'
import { defaultTiles } from './usual-tiles.ts'
import * as texts from './texts.ts'

const third = 'calc((100% - 2 * var(--fc-space-4)) / 3)'

/** Side by side if there is room, otherwise an endless carousel. */
export default function BannerTiles({ heading, tiles, settings }: PropsOf<typeof bannerTiles>) {
  const shown = tiles.length > 0 ? tiles : defaultTiles
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      <Carousel label={heading || texts.whatWeCanDoForYou} count={shown.length} loops="rewind" swipe="several">
        <CarouselTrack bleeds>
          {shown.map((tile, place) => (
            <CarouselSlide key={tile.id} index={place} width={['86%', '60%', '44%', third]}>
              <Tile {...tile} ground={place} />
            </CarouselSlide>
          ))}
        </CarouselTrack>
        <Box mt={3} display={['flex', null, null, 'none']} justifyContent="center">
          <CarouselControls />
        </Box>
      </Carousel>
    </Section>
  )
}
