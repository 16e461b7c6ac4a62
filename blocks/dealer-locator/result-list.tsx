import { distanceText } from '#schemas/location/distance-text.ts'
import type { CardSettings } from '../_locations/card-fields.ts'
import { LocationCard } from '../_locations/location-card.tsx'
import { Box } from '../_ui/box.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { Result } from './find-results.ts'
import { areNumbered, resultAnchor } from './markers-of.ts'

export function ResultList({ results, props }: { results: readonly Result[]; props: CardSettings }) {
  const isNumbered = areNumbered(results)
  return (
    <Box as="ol" display="grid" gap={4} css={{ listStyle: 'none', p: 0, m: 0 }}>
      {results.map((result, index) => (
        <li key={result.premises[0].id}>
          <LocationCard
            premises={result.premises}
            anchor={resultAnchor(result)}
            withPicture={false}
            before={isNumbered ? <Number>{index + 1}</Number> : undefined}
            after={result.km === null ? undefined : <Text look="small">{distanceText(result.km)}</Text>}
            {...props}
          />
        </li>
      ))}
    </Box>
  )
}

/** As on the map; the list itself counts for screen readers. */
const Number = ({ children }: { children: number }) => (
  <Box as="span" aria-hidden="true" css={round}>
    {children}
  </Box>
)

const round: CssObject = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  bg: 'primary',
  color: 'onPrimary',
  fontSize: 'sm',
  fontWeight: 'bold',
}
