import type { ReactNode } from 'react'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { Box } from '../_ui/box.tsx'
import { Facts } from '../_ui/facts.tsx'
import { Heading } from '../_ui/heading.tsx'
import { imageUrl } from '../_ui/image-url.ts'
import { Inline } from '../_ui/inline.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

interface SheetProps {
  sheet: VehicleSheet
  showFeatures: boolean
  showComments: boolean
  smallPrint: string
}

/** Everything below the title, in the order of a buyer's questions. */
export function Sheet({ sheet, showFeatures, showComments, smallPrint }: SheetProps) {
  return (
    <Stack gap={5} mt={2}>
      <Offer sheet={sheet} />
      <Pictures sheet={sheet} />
      <Part heading={texts.keyInformation}>
        <Facts facts={sheet.facts} />
      </Part>
      {sheet.specifications.length > 0 ? (
        <Part heading={texts.specifications}>
          <Facts facts={sheet.specifications} />
        </Part>
      ) : null}
      {showFeatures && sheet.features.length > 0 ? (
        <Part heading={texts.features}>
          <Box as="ul" css={inColumns}>
            {sheet.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Box>
        </Part>
      ) : null}
      {showComments && sheet.comments.length > 0 ? (
        <Part heading={texts.comments}>
          <Stack gap={2}>
            {sheet.comments.map((comment, index) => (
              <Text key={getKey(index)}>{comment}</Text>
            ))}
          </Stack>
        </Part>
      ) : null}
      <Dealer sheet={sheet} smallPrint={smallPrint} />
    </Stack>
  )
}

function Offer({ sheet: { kind, notice, price, repayment } }: { sheet: VehicleSheet }) {
  return (
    <Box>
      <Text look="muted">{[kind, notice].filter(Boolean).join(' · ')}</Text>
      {price ? (
        <Inline gap={2} mt={2} alignItems="baseline">
          <Box as="span" fontSize="3xl" fontWeight="bold" fontFamily="heading" lineHeight="tight">
            {price.amount}
          </Box>
          {price.was ? <Box as="s">{price.was}</Box> : null}
          <span>{price.note}</span>
        </Inline>
      ) : null}
      {repayment ? (
        <>
          <Text mt={2} look="strong">{`${repayment.repayment} ${repayment.rate}`}</Text>
          <Text mt={1} look="small">{`* ${repayment.warning}`}</Text>
        </>
      ) : null}
    </Box>
  )
}

/** One large picture and the others in a row, loaded eagerly: lazy pictures are not printed. */
function Pictures({ sheet: { pictures, title } }: { sheet: VehicleSheet }) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    <Box css={gallery}>
      <img src={imageUrl(first, 960)} alt={title} width={960} height={640} />
      {others.map((url) => (
        <img key={url} src={imageUrl(url, 480)} alt="" width={480} height={320} />
      ))}
    </Box>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box>
      <Heading look="sm" mb={2} css={{ breakAfter: 'avoid' }}>
        {heading}
      </Heading>
      {children}
    </Box>
  )
}

function Dealer({ sheet: { dealer, link, day }, smallPrint }: { sheet: VehicleSheet; smallPrint: string }) {
  return (
    <Box borderTop="strong" pt={4} css={{ breakInside: 'avoid' }}>
      <Text look="strong">{dealer.name}</Text>
      <Text>{dealer.address}</Text>
      {dealer.phone ? <Text>{dealer.phone}</Text> : null}
      {dealer.licence ? <Text look="small">{texts.licenceLicence({ licence: dealer.licence })}</Text> : null}
      <Text mt={2} look="small" css={{ overflowWrap: 'anywhere' }}>{`${link} · ${day}`}</Text>
      {smallPrint ? (
        <Text mt={2} look="small">
          {smallPrint}
        </Text>
      ) : null}
    </Box>
  )
}

/** Dealers repeat lines, so only the index is unique. */
const getKey = (place: number) => `line ${place}`

const gallery: CssObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 2,
  breakInside: 'avoid',
  '& > img': { width: '100%', height: 'auto', aspectRatio: '3/2', objectFit: 'cover', borderRadius: 'sm' },
  '& > img:first-of-type': { gridColumn: '1 / -1' },
  '@media print': {
    maxHeight: '11cm',
    gridTemplateColumns: '2fr 1fr',
    '& > img:first-of-type': { gridColumn: '1', gridRow: '1 / 3' },
  },
}

const inColumns: CssObject = {
  columnWidth: '14rem',
  columnGap: 5,
  listStyle: 'disc',
  pl: 5,
  '& > li': { breakInside: 'avoid' },
}
