import type { PropsOf } from '../_kit/props.ts'
import { RichText } from '../_ui/rich-text/rich-text.tsx'
import { Section } from '../_ui/section.tsx'
import type { richText } from './block.ts'

export default function RichTextBlock({ content, settings }: PropsOf<typeof richText>) {
  if (!content) return null
  return (
    <Section background={settings.background} width={settings.width} anchor={settings.anchor} spacing="tight">
      <RichText value={content} width={settings.width === 'content' ? 'full' : 'prose'} />
    </Section>
  )
}
