import { Box } from '../_ui/box.tsx'
import { Heading } from '../_ui/heading.tsx'
import type { AnyIconName } from '../_ui/more-icons.ts'
import { Text } from '../_ui/text.tsx'
import { IconSpot } from './icon-spot.tsx'

interface Point {
  id: string
  icon: AnyIconName
  heading: string
  text: string
}

/** Points side by side if there is room, each with icon, title and text. */
export function PanelPoints({ points }: { points: readonly Point[] }) {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns={columnsFor(points.length)}
      columnGap={6}
      rowGap={5}
      m={0}
      p={0}
      css={plainList}
    >
      {points.map(({ id, icon, heading, text }) => (
        <Box as="li" key={id} display="flex" gap={3} minWidth={0}>
          <IconSpot name={icon} />
          <Box minWidth={0} pt={1}>
            <Heading look="sm">{heading}</Heading>
            {text ? (
              <Text look="muted" mt={1}>
                {text}
              </Text>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Full rows if the number allows it: three are side by side from tablet size. */
const columnsFor = (count: number) =>
  count % 4 === 0
    ? 'repeat(auto-fill, minmax(min(100%, max(14rem, 21%)), 1fr))'
    : `repeat(auto-fill, minmax(min(100%, max(${count === 3 ? '13rem' : '16rem'}, 29%)), 1fr))`
const plainList = { listStyle: 'none' } as const
