import { cutAtWord } from '#schemas/lib/cut-at-word.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import { modelPath } from '#schemas/model/model-path.ts'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Icon } from '../_ui/icon.tsx'
import { Image } from '../_ui/image.tsx'
import { Link } from '../_ui/link.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { FromPrice } from './from-price.tsx'
import { ModelLabels } from './model-labels.tsx'
import * as texts from './texts.ts'

/** locations §9: a range item's text */
const longestText = 200

interface ModelCardProps {
  model: ModelTile
  /** A tile of a grid, or an item of a list with the model's text. */
  look: 'tile' | 'item'
}

/** A model that leads to its page as a whole. locations §2, Model range grid */
export function ModelCard({ model, look }: ModelCardProps) {
  const { name, image, status, arrival, from_price: price, short_description: words } = model
  const isItem = look === 'item'
  return (
    <Card as="article" lifts css={isItem ? item : tile}>
      <Box bg="surfaceSunken" p={image ? 0 : 3}>
        <Image
          picture={image}
          alt=""
          ratio="3/2"
          fit="cover"
          sizes={isItem ? '(min-width: 48em) 24rem, 100vw' : sizes}
        />
      </Box>
      <Box display="flex" flexDirection="column" gap={2} p={[4, null, 5]} flex="1" minWidth={0}>
        <ModelLabels status={status} arrival={arrival} />
        <Heading look="md" css={capitals}>
          {name}
        </Heading>
        {isItem && words ? <Text look="muted">{cutAtWord(words, longestText) ?? words}</Text> : null}
        <FromPrice price={price} />
        <Link href={modelPath(model)} css={more}>
          {texts.learnMore}
          <VisuallyHidden> {name}</VisuallyHidden>
          <Icon name="arrowRight" size={16} />
        </Link>
      </Box>
    </Card>
  )
}

const sizes = '(min-width: 64em) 25vw, (min-width: 40em) 45vw, 90vw'

const tile: CssObject = { height: '100%' }
const item: CssObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, 'minmax(0, 24rem) minmax(0, 1fr)'],
}
const capitals: CssObject = { textTransform: 'uppercase', overflowWrap: 'anywhere' }

/** Covers the card. */
const more: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  mt: 'auto',
  pt: 2,
  color: 'link',
  fontWeight: 'semibold',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}
