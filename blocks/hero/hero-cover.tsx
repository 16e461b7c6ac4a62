import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Image } from '../_ui/image.tsx'
import { Scrim } from '../_ui/scrim.tsx'
import type { HeroProps } from './hero-props.ts'
import { HeroWords } from './hero-words.tsx'

const heights = {
  regular: ['26rem', null, '30rem', '34rem'],
  tall: ['34rem', null, '38rem', '44rem'],
} as const

const onPicture = { bg: 'shade', color: 'onImage' } as const
const onBrand = { 'data-tone': 'primary', bg: 'surface', color: 'ink' } as const

/** Text on the picture; without a picture, on the brand colour. */
export function HeroCover(props: HeroProps) {
  const { image, settings } = props
  const isCentred = settings.layout === 'centre'
  return (
    <Box
      as="section"
      id={settings.anchor || undefined}
      position="relative"
      display="flex"
      alignItems={isCentred ? 'center' : ['flex-end', null, 'center']}
      minHeight={image ? heights[settings.height] : undefined}
      overflow="hidden"
      {...(image ? onPicture : onBrand)}
    >
      {image ? (
        <>
          <Image picture={image} alt="" sizes="100vw" priority fills />
          <Scrim strength={settings.overlay} side={isCentred ? 'all' : 'start'} />
        </>
      ) : null}
      <Container position="relative" py={image ? [6, null, 8] : 'section'}>
        <HeroWords {...props} isCentred={isCentred} isOnImage={image !== null} />
      </Container>
    </Box>
  )
}
