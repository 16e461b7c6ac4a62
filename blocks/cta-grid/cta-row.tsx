import { AnyIcon } from '../_ui/any-icon.tsx'
import { Box } from '../_ui/box.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { CtaTile } from './usual-tiles.ts'

/** A tile as a row of a list, as wide as a phone. locations §2, Home page */
export function CtaRow({ icon, image, link, text }: CtaTile) {
  return (
    <li>
      <Link to={link} css={row}>
        {image ? (
          <Box as="span" width="4rem" flex="none">
            <Image picture={image} alt="" ratio="12/5" fit="contain" sizes="4rem" />
          </Box>
        ) : (
          <AnyIcon name={icon} size={24} />
        )}
        <Box as="span" flex="1" minWidth={0}>
          <Box as="span" display="block" fontWeight="semibold">
            {link.label}
          </Box>
          {text ? (
            <Text as="span" look="small">
              {text}
            </Text>
          ) : null}
        </Box>
        <Icon name="chevronRight" size={20} />
      </Link>
    </li>
  )
}

const row: CssObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '3.5rem',
  py: 2,
  borderBottom: 'thin',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg:first-of-type': { color: 'link' },
  '&:hover': { bg: 'surfaceSunken' },
}
