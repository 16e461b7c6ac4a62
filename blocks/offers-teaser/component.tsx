import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { Box } from '../_ui/box.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { offersTeaser } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof offersTeaser>

/** locations §2, Home page */
export default function OffersTeaser({ heading, text, link, settings }: Props) {
  if (!text) return null
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      <Text look="lead" maxWidth="narrow" whiteSpace="pre-line">
        {text}
      </Text>
      <Box mt={5}>
        <LinkButton to={toHref(link) && link.label ? link : offers} size="lg" />
      </Box>
    </Section>
  )
}

const offers: Props['link'] = {
  kind: 'url',
  label: texts.exploreOffers,
  page: null,
  url: '/special-offers',
  newTab: false,
}
