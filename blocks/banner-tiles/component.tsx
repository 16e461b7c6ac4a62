import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Section } from '../_ui/section.tsx'
import { Tile } from './tile.tsx'
import type { bannerTiles } from './block.ts'
import { usualTiles } from './usual-tiles.ts'

const third = 'calc((100% - 2 * var(--fc-space-4)) / 3)'

/** Beside each other where there is room; a row that turns round and round where there is not. */
export default function BannerTiles({ heading, tiles, settings }: PropsOf<typeof bannerTiles>) {
  const shown = tiles.length > 0 ? tiles : usualTiles
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      <Carousel label={heading || 'What we can do for you'} count={shown.length} loops>
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
