import { toHref } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Image } from '../_ui/image.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { IconSpot } from '../_vehicle/icon-spot.tsx'
import { isShownFor } from '../_vehicle/shown-for.ts'
import type { whyBuy } from './block.ts'

type Props = PropsOf<typeof whyBuy>

/** vehicles §2, Why buy from us */
export default function WhyBuy({ heading, intro, reasons, image, link, shownFor, settings }: Props) {
  const { vehicle } = usePage()
  if (reasons.length === 0 || !isShownFor(shownFor, vehicle)) return null
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      background={settings.background}
      anchor={settings.anchor}
      action={toHref(link) && link.label ? <LinkButton to={link} variant="secondary" /> : undefined}
    >
      <Box css={image ? besidePicture : undefined}>
        {image ? (
          <Box css={frame}>
            <Image picture={image} fills sizes="(min-width: 64em) 33vw, 100vw" />
          </Box>
        ) : null}
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={image ? beside : columnsFor(reasons.length)}
          gap={5}
          m={0}
          p={0}
          css={plainList}
        >
          {reasons.map((reason) => (
            <ReasonEntry key={reason.id} {...reason} />
          ))}
        </Box>
      </Box>
    </Section>
  )
}

function ReasonEntry({ icon, figure, heading, text }: Props['reasons'][number]) {
  return (
    <Box as="li" minWidth={0}>
      {figure ? <Text css={number}>{figure}</Text> : <IconSpot name={icon} />}
      <Heading look="sm" mt={3}>
        {heading}
      </Heading>
      {text ? (
        <Text look="muted" mt={1}>
          {text}
        </Text>
      ) : null}
    </Box>
  )
}

const beside = 'repeat(auto-fill, minmax(min(100%, max(13rem, 40%)), 1fr))'

/** Full rows if the number allows it: by three, or by four and in less space by two. */
const columnsFor = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(13rem, ${count % 3 === 0 && count % 4 !== 0 ? '30%' : byFour})), 1fr))`
const byFour = '22%, min(45%, (58rem - 100%) * 99)'

const besidePicture: CssObject = {
  display: 'grid',
  gap: 6,
  alignItems: 'stretch',
  gridTemplateColumns: ['1fr', null, null, 'minmax(0, 1fr) minmax(0, 2fr)'],
}
const frame: CssObject = { position: 'relative', minHeight: '14rem', borderRadius: 'lg', overflow: 'hidden' }
const number: CssObject = {
  fontFamily: 'heading',
  fontSize: '4xl',
  fontWeight: 'heading',
  lineHeight: 'tight',
  color: 'link',
}
const plainList = { listStyle: 'none' } as const
