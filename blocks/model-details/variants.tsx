import type { Model } from '#schemas/model/model.ts'
import { FromPrice } from '../_range/from-price.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Heading } from '../_ui/heading.tsx'
import { Text } from '../_ui/text.tsx'

export function Variants({ variants }: Pick<Model, 'variants'>) {
  return (
    <Grid as="ul" role="list" columns={[1, 2, null, 3]}>
      {variants.map(({ name, price, facts }) => (
        <li key={name}>
          <Card as="article" padded height="100%" gap={2}>
            <Heading look="md">{name}</Heading>
            <FromPrice price={price} />
            <Box as="ul" pl={4}>
              {facts
                .split('\n')
                .filter(Boolean)
                .map((fact) => (
                  <Text as="li" look="muted" key={fact}>
                    {fact}
                  </Text>
                ))}
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  )
}
