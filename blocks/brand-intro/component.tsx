import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { LogoPlate } from '../_range/logo-plate.tsx'
import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Text } from '../_ui/text.tsx'
import type { brandIntro } from './block.ts'

/** locations §2, Routes: /{brandSlug}/overview */
export default function BrandIntro({ first, second, settings }: PropsOf<typeof brandIntro>) {
  const { brand } = usePage()
  if (!brand) return null
  return (
    <Box as="section" id={settings.anchor || undefined} bg="surfaceSunken">
      <Container py={[5, null, 7]}>
        <Box display="flex" flexWrap="wrap" gap={[4, null, 6]} alignItems="center">
          {brand.logo ? (
            <Box width={['9rem', null, '14rem']}>
              <LogoPlate logo={brand.logo} />
            </Box>
          ) : null}
          <Box display="flex" flexDirection="column" gap={4} flex="1 1 20rem" minWidth={0} maxWidth="narrow">
            <Heading look="display">{brand.name}</Heading>
            {brand.description ? <Text look="lead">{brand.description}</Text> : null}
            <Inline gap={3} flexWrap="wrap">
              {toHref(first) ? <LinkButton to={first} /> : null}
              {toHref(second) ? <LinkButton to={second} variant="secondary" /> : null}
            </Inline>
          </Box>
        </Box>
      </Container>
    </Box>
  )
}
