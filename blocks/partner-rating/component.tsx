import { useQuery } from '@tanstack/react-query'
import { toHref } from '#schemas/page/href.ts'
import { ratingQuery } from '../_data/rating.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Rating } from '../_ui/rating.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { partnerRating } from './block.ts'
import * as texts from './texts.ts'

/** locations §7 and §8, Third-party ratings: renders nothing without an answer. */
export default function PartnerRating({ heading, link, settings }: PropsOf<typeof partnerRating>) {
  const { orgId } = useSite().config.reviews
  const { data: rating } = useQuery({ ...ratingQuery(useApi(), orgId), enabled: orgId !== '' })
  if (!rating) return null
  return (
    <Section background={settings.background} anchor={settings.anchor} spacing="tight">
      <Inline gap={3} justifyContent="center">
        {heading ? <Text look="strong">{heading}</Text> : null}
        <Rating value={rating.stars} size={24} />
        <Text>{texts.ratingOf5AtSnap21({ rating: rating.rating.toFixed(1) })}</Text>
        {toHref(link) ? <LinkButton to={link} variant="ghost" size="sm" /> : null}
      </Inline>
    </Section>
  )
}
