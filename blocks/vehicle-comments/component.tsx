import { noCommentsText, type Passage, readComments } from '#schemas/vehicle/dealer-comments.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import type { vehicleComments } from './block.ts'
import * as texts from './texts.ts'

export default function VehicleComments({ heading, settings }: PropsOf<typeof vehicleComments>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const { passages, excerpt } = readComments(vehicle.dealercomments)
  return (
    <Section heading={heading} spacing="tight" anchor={settings.anchor}>
      <Body passages={passages} excerpt={excerpt} />
    </Section>
  )
}

function Body({ passages, excerpt }: { passages: readonly Passage[]; excerpt: string | null }) {
  if (passages.length === 0) return <Text look="muted">{noCommentsText}</Text>
  if (excerpt === null) return <Whole passages={passages} />
  return (
    <ShowMore
      more={texts.showMore}
      less={texts.showLess}
      instead={
        <Text maxWidth="prose" css={long}>
          {excerpt}
        </Text>
      }
    >
      <Whole passages={passages} />
    </ShowMore>
  )
}

function Whole({ passages }: { passages: readonly Passage[] }) {
  return (
    <Stack gap={3} maxWidth="prose" css={long}>
      {passages.map((passage, index) =>
        passage.kind === 'paragraph' ? (
          <Text key={getKey(index)}>{passage.text}</Text>
        ) : (
          <Box as="ul" key={getKey(index)} m={0} pl={5} css={{ listStyle: 'revert' }}>
            {passage.items.map((item, place) => (
              <li key={getKey(place)}>{item}</li>
            ))}
          </Box>
        ),
      )}
    </Stack>
  )
}

/** Dealers repeat lines, so only the index is unique. */
const getKey = (place: number) => `line ${place}`

const long: CssObject = { overflowWrap: 'anywhere' }
