import { toHref } from '#schemas/page/href.ts'
import { HeroCover } from './hero-cover.tsx'
import type { HeroProps } from './hero-props.ts'
import { HeroSplit } from './hero-split.tsx'

export default function Hero(props: HeroProps) {
  const buttons = props.buttons.filter(({ link }) => toHref(link) !== null && link.label !== '')
  if (!props.heading && !props.image) return null
  const shown = { ...props, buttons }
  return props.settings.layout === 'split' && props.image ? <HeroSplit {...shown} /> : <HeroCover {...shown} />
}
