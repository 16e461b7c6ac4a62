import { hrefOf } from '#schemas/page/href.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { hero } from './block.ts'
import { HeroCover } from './hero-cover.tsx'
import { HeroSplit } from './hero-split.tsx'

export type HeroProps = PropsOf<typeof hero>

export default function Hero(props: HeroProps) {
  const buttons = props.buttons.filter(({ link }) => hrefOf(link) !== null && link.label !== '')
  if (!props.heading && !props.image) return null
  const shown = { ...props, buttons }
  return props.settings.layout === 'split' && props.image ? <HeroSplit {...shown} /> : <HeroCover {...shown} />
}
