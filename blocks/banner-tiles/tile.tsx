import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import { Scrim } from '../_ui/scrim.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { BannerTile } from './usual-tiles.ts'

/** Background colours of tiles without a picture, in rotation. */
const grounds = [
  { bg: 'primary', color: 'onPrimary' },
  { bg: 'surfaceInverse', color: 'onInverse' },
  { bg: 'accent', color: 'onAccent' },
] as const

/** The whole tile is the link. */
export function Tile({ heading, text, link, image, ground }: BannerTile & { ground: number }) {
  const colours = image ? ({ bg: 'shade', color: 'onImage' } as const) : grounds[ground % grounds.length]
  return (
    <Box
      position="relative"
      display="flex"
      flexDirection="column"
      justifyContent="flex-end"
      minHeight={['13rem', null, '15rem']}
      p={[4, null, 5]}
      borderRadius="lg"
      overflow="hidden"
      {...colours}
      css={lifts}
    >
      {image ? (
        <>
          <Image picture={image} alt="" sizes="(min-width: 64em) 33vw, 86vw" fills />
          <Scrim side="bottom" />
        </>
      ) : null}
      <Box position="relative" pr={7}>
        <Heading look="lg">
          <Link to={link} css={covers}>
            {heading}
          </Link>
        </Heading>
        {text ? <Text mt={1}>{text}</Text> : null}
      </Box>
      <Box as="span" css={arrow}>
        <Icon name="arrowRight" size={22} />
      </Box>
    </Box>
  )
}

const lifts: CssObject = {
  '&:has(:focus-visible)': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '2px' },
  '& > img': { transition: 'transform .4s' },
  '&:hover > img': { transform: 'scale(1.04)' },
  '&:hover > span:last-child': { transform: 'translateX(4px)' },
}

const covers: CssObject = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', insetBlock: '-20rem', insetInline: '-20rem' },
}

const arrow: CssObject = {
  position: 'absolute',
  right: [4, null, 5],
  bottom: [4, null, 5],
  display: 'flex',
  p: 2,
  borderRadius: 'pill',
  bg: 'veil',
  transition: 'transform .18s',
  pointerEvents: 'none',
}
