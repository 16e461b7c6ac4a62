import { toHref } from '#schemas/page/href.ts'
import { Box } from '../_ui/box.tsx'
import { Container } from '../_ui/container.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Scrim } from '../_ui/scrim.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { ShownSlide } from './shown-slides.ts'
import * as texts from './texts.ts'

type SlideProps = ShownSlide & {
  isFirst: boolean
  /** Some slide has text, so all are tall enough for it on phones. */
  hasWords: boolean
}

/** One promotion. The ratio on wide screens is 1920 by 695. locations §9 */
export function Slide({ name, description, url, image, hideOverlay, isFirst, hasWords }: SlideProps) {
  const leads = toHref(url) !== null
  return (
    <Box
      position="relative"
      display="flex"
      alignItems={['flex-end', null, 'center']}
      aspectRatio={hasWords ? ['4 / 5', '4 / 3', '1920 / 695'] : '1920 / 695'}
      overflow="hidden"
      bg="shade"
      color="onImage"
    >
      <Image picture={image} alt={hideOverlay ? image?.alt || name : ''} sizes="100vw" priority={isFirst} fills />
      {hideOverlay ? (
        leads && (
          <Link to={url} css={cover} aria-label={name}>
            {''}
          </Link>
        )
      ) : (
        <>
          <Scrim side="start" />
          <Container position="relative" py={[7, null, 6]}>
            <Box maxWidth="34rem">
              <Heading look="xl">{name}</Heading>
              {description ? (
                <Text mt={2} fontSize={['md', null, 'lg']} color="onImage" css={clamped}>
                  {description}
                </Text>
              ) : null}
              {leads ? (
                <Box mt={4}>
                  <LinkButton to={url} variant="accent">
                    {url.label || texts.findOutMore}
                  </LinkButton>
                </Box>
              ) : null}
            </Box>
          </Container>
        </>
      )}
    </Box>
  )
}

const cover: CssObject = { position: 'absolute', inset: 0 }
const clamped: CssObject = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
  overflow: 'hidden',
}
