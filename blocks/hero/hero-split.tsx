import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Image } from '../_ui/image.tsx'
import type { HeroProps } from './hero-props.ts'
import { HeroWords } from './hero-words.tsx'

/** Text and picture side by side, the picture extending to the window's edge. */
export function HeroSplit(props: HeroProps) {
  return (
    <Box as="section" id={props.settings.anchor || undefined} bg="surfaceSunken" overflow="hidden">
      <Box display="grid" gridTemplateColumns={['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) minmax(0, 1fr)']}>
        <Box position="relative" order={[0, null, null, 1]} minHeight={['15rem', '20rem', '24rem', '32rem']}>
          <Image picture={props.image} sizes="(min-width: 64em) 50vw, 100vw" priority fills />
        </Box>
        <Box display="flex" alignItems="center" justifyContent="flex-end">
          <Container py={[6, null, 7]} mx={0} maxWidth={['none', null, null, 'calc(var(--fc-sizes-content) / 2)']}>
            <HeroWords {...props} isCentred={false} isOnImage={false} />
          </Container>
        </Box>
      </Box>
    </Box>
  )
}
