import type { Model } from '#schemas/model/model.ts'
import { Box } from '../_ui/box.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Image } from '../_ui/image.tsx'
import { Text } from '../_ui/text.tsx'

/** A picture of the paint, else its colour. An SVG holds it, since pages have no style attributes. */
export function Colours({ colours }: Pick<Model, 'colours'>) {
  return (
    <Grid as="ul" role="list" columns={[2, 3, 4, 6]} gap={[3, null, 4]}>
      {colours.map(({ name, code, picture }) => (
        <li key={name}>
          <Box borderRadius="md" overflow="hidden" border="thin" mb={2}>
            {picture ? (
              <Image picture={picture} alt="" ratio="3/2" sizes="(min-width: 64em) 16vw, 45vw" />
            ) : (
              <svg viewBox="0 0 3 2" width="100%" aria-hidden="true">
                <rect width="3" height="2" fill={code || 'currentColor'} fillOpacity={code ? 1 : 0.08} />
              </svg>
            )}
          </Box>
          <Text fontSize="sm" fontWeight="semibold">
            {name}
          </Text>
        </li>
      ))}
    </Grid>
  )
}
