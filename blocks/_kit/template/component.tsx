import type { PropsOf } from '../props.ts'
import { Section } from '../../_ui/section.tsx'
import { Text } from '../../_ui/text.tsx'
import type { templateBlock } from './block.ts'

export default function TemplateBlock({ heading, text, settings }: PropsOf<typeof templateBlock>) {
  if (!heading && !text) return null
  return (
    <Section heading={heading} anchor={settings.anchor}>
      {text && <Text whiteSpace="pre-line">{text}</Text>}
    </Section>
  )
}
