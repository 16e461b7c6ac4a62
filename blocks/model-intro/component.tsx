import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { FromPrice } from '../_range/from-price.tsx'
import { ModelLabels } from '../_range/model-labels.tsx'
import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Image } from '../_ui/image.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Text } from '../_ui/text.tsx'
import type { modelIntro } from './block.ts'

/** locations §2, Routes: /models/{slug} */
export default function ModelIntro({ first, second, settings }: PropsOf<typeof modelIntro>) {
  const { model } = usePage()
  if (!model) return null
  const { name, manufacturer_name: make, image, description, short_description: short } = model
  return (
    <Box as="section" id={settings.anchor || undefined} bg="surfaceSunken">
      <Container py={[5, null, 7]}>
        <Box
          display="grid"
          gap={[5, null, 6]}
          alignItems="center"
          gridTemplateColumns={['minmax(0, 1fr)', null, null, 'minmax(0, 2fr) minmax(0, 3fr)']}
        >
          <Box display="flex" flexDirection="column" gap={4} minWidth={0}>
            <ModelLabels {...model} />
            <Heading look="display">
              {make} {name}
            </Heading>
            <FromPrice price={model.from_price} isLarge />
            {description || short ? <Text look="lead">{description || short}</Text> : null}
            <Inline gap={3} flexWrap="wrap">
              {toHref(first) ? <LinkButton to={first} /> : null}
              {toHref(second) ? <LinkButton to={second} variant="secondary" /> : null}
            </Inline>
          </Box>
          {image ? (
            <Box borderRadius="lg" overflow="hidden" order={[-1, null, null, 0]}>
              <Image picture={image} ratio="3/2" priority sizes="(min-width: 64em) 60vw, 100vw" />
            </Box>
          ) : null}
        </Box>
      </Container>
    </Box>
  )
}
