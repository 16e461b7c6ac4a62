import { formatDollars } from '#schemas/lib/dollars.ts'
import { hrefOf } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Badge } from '../_ui/badge.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { RichText } from '../_ui/rich-text/rich-text.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { isShownFor } from '../_vehicle/shown-for.ts'
import type { protectionPlans } from './block.ts'

type Props = PropsOf<typeof protectionPlans>

/** spec/locations-forms-finance.md §9, Mechanical protection plans */
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
      action={hrefOf(link) && link.label ? <LinkButton to={link} variant="secondary" /> : undefined}
    >
      <Box css={warranty && plans.length > 0 && plans.length < 3 ? besideWords : undefined}>
        {plans.length > 0 ? (
          <Box as="ul" display="grid" gridTemplateColumns={columns} gap={4} m={0} p={0} css={plainList}>
            {plans.map((plan) => (
              <Plan key={plan.id} {...plan} />
            ))}
          </Box>
        ) : null}
        {warranty ? (
          <Box mt={plans.length > 2 ? 5 : 0}>
            <RichText value={warranty} look="small" />
          </Box>
        ) : null}
      </Box>
    </Section>
  )
}

function Plan({ name, years, price, covers, isPopular }: Props['plans'][number]) {
  return (
    <Box as="li" css={isPopular ? { ...card, border: 'thick' } : card}>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap={3}
        minHeight="1.75rem"
      >
        <Text as="span" look="eyebrow">
          {`${years} years`}
        </Text>
        {isPopular ? <Badge look="primary">Most chosen</Badge> : null}
      </Box>
      <Heading look="md" mt={1}>
        {name}
      </Heading>
      <Text mt={2} fontSize="2xl" fontWeight="bold" lineHeight="tight">
        {price === null ? 'Ask us' : formatDollars(price)}
      </Text>
      <Box as="ul" m={0} mt={4} p={0} css={plainList}>
        {linesOf(covers).map((line) => (
          <Box as="li" key={line} display="flex" gap={2} py={1}>
            <Box as="span" color="positive" flex="none">
              <Icon name="check" size={18} />
            </Box>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const linesOf = (text: string) =>
  [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')

const besideWords: CssObject = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: ['1fr', null, null, 'minmax(0, 2fr) minmax(0, 1fr)'],
}
const columns = 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))'
const plainList = { listStyle: 'none' } as const
const card: CssObject = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: 5,
  bg: 'surfaceRaised',
  border: 'thin',
  borderRadius: 'lg',
}
