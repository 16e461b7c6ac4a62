import type { Model } from '#schemas/model/model.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Image } from '../_ui/image.tsx'
import { Text } from '../_ui/text.tsx'

export function Accessories({ accessories }: Pick<Model, 'accessories'>) {
  return (
    <Grid as="ul" role="list" columns={[1, 2, 3, 4]}>
      {accessories.map(({ name, price, description, picture }) => (
        <li key={name}>
          <Card as="article" height="100%">
            {picture ? <Image picture={picture} alt="" ratio="3/2" sizes="(min-width: 64em) 25vw, 90vw" /> : null}
            <Box p={4} display="flex" flexDirection="column" gap={2} flex="1">
              <Heading look="sm">{name}</Heading>
              {description ? <Text look="small">{description}</Text> : null}
              {price === null ? null : (
                <Text mt="auto" fontWeight="semibold">
                  {formatDollars(price)}
                </Text>
              )}
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  )
}
