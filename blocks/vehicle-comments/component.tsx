import { noCommentsText, readComments } from '#schemas/vehicle/dealer-comments.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import type { vehicleComments } from './block.ts'

export default function VehicleComments({ heading, settings }: PropsOf<typeof vehicleComments>) {
  const { vehicle } = usePage()
  if (!vehicle) return null
  const { paragraphs, excerpt } = readComments(vehicle.dealercomments)
  return (
    <Section heading={heading} spacing="tight" anchor={settings.anchor}>
      <Body paragraphs={paragraphs} excerpt={excerpt} />
    </Section>
  )
}

function Body({ paragraphs, excerpt }: { paragraphs: string[]; excerpt: string | null }) {
  if (paragraphs.length === 0) return <Text look="muted">{noCommentsText}</Text>
  const whole = (
    <Stack gap={3} maxWidth="prose">
      {[...new Set(paragraphs)].map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Stack>
  )
  if (excerpt === null) return whole
  return (
    <ShowMore more="Show More" less="Show Less" instead={<Text as="span">{excerpt}</Text>}>
      {whole}
    </ShowMore>
  )
}
