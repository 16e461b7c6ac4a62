import { formatDollars } from '#schemas/lib/dollars.ts'
import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { RichText } from '../_ui/rich-text/rich-text.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { TickedLines } from '../_ui/ticked-lines.tsx'
import { isShownFor } from '../_vehicle/shown-for.ts'
import type { protectionPlans } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof protectionPlans>

/** locations §9, Mechanical protection plans */
export default function ProtectionPlans(props: Props) {
  const { vehicle } = usePage()
  const { plans, warranty, link, settings } = props
  if ((plans.length === 0 && !warranty) || !isShownFor(props.shownFor, vehicle)) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={settings.background}
      anchor={settings.anchor}
      action={toHref(link) && link.label ? <LinkButton to={link} variant="secondary" /> : undefined}
    >
      {plans.length > 0 ? (
        <Box as="ul" display="grid" gridTemplateColumns={columns} gap={4} m={0} p={0} css={plainList}>
          {plans.map((plan) => (
            <Plan key={plan.id} {...plan} />
          ))}
        </Box>
      ) : null}
      {warranty ? (
        <Box mt={plans.length > 0 ? 5 : 0}>
          <RichText value={warranty} look="small" />
        </Box>
      ) : null}
    </Section>
  )
}

function Plan({ name, years, price, covers, isPopular }: Props['plans'][number]) {
  return (
    <Box as="li" css={isPopular ? { ...card, border: 'thick' } : card}>
      <Box flex="1 1 11rem" minWidth={0}>
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap={3} css={marks}>
          <Text as="span" look="eyebrow">
            {texts.yearsYears({ years })}
          </Text>
          {isPopular ? <Badge look="primary">{texts.mostChosen}</Badge> : null}
        </Box>
        <Heading look="md" mt={1}>
          {name}
        </Heading>
        <Text mt={2} fontSize="2xl" fontWeight="bold" lineHeight="tight">
          {price === null ? texts.askUs : formatDollars(price)}
        </Text>
      </Box>
      <TickedLines text={covers} flex="2 1 15rem" />
    </Box>
  )
}

const columns = 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'
const plainList = { listStyle: 'none' } as const
const marks: CssObject = { minHeight: '1.75rem' }
/** Coverage is beside the price with two plans, and below it with more. */
const card: CssObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  columnGap: 6,
  rowGap: 4,
  minWidth: 0,
  p: 5,
  bg: 'surfaceRaised',
  border: 'thin',
  borderRadius: 'lg',
}
