import { Box } from '../_ui/box.tsx'
import { AnyIcon } from '../_ui/any-icon.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { CtaTile as CtaTileProps } from './usual-tiles.ts'

export function CtaTile({ icon, image, link, text }: CtaTileProps) {
  return (
    <Box as="li" display="flex">
      <Link to={link} css={tile}>
        {image ? (
          <Box as="span" width="100%" maxWidth="11rem">
            <Image picture={image} alt="" ratio="12/5" fit="contain" sizes="11rem" />
          </Box>
        ) : (
          <Box as="span" css={mark}>
            <AnyIcon name={icon} size={28} />
          </Box>
        )}
        <Box as="span" fontWeight="semibold" lineHeight="snug">
          {link.label}
        </Box>
        {text ? (
          <Text as="span" look="small">
            {text}
          </Text>
        ) : null}
      </Link>
    </Box>
  )
}

const tile: CssObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minWidth: 0,
  px: 3,
  py: [4, null, 5],
  bg: 'surfaceRaised',
  border: 'thin',
  borderRadius: 'lg',
  color: 'ink',
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'box-shadow .18s, border-color .18s',
  '&:hover': { borderColor: 'lineStrong', boxShadow: 'md' },
}

const mark: CssObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '3.5rem',
  height: '3.5rem',
  mb: 1,
  borderRadius: 'pill',
  bg: 'primarySoft',
  color: 'link',
}
