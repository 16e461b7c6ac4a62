import type { Model } from '#schemas/model/model.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { Accessories } from './accessories.tsx'
import type { modelDetails } from './block.ts'
import { Colours } from './colours.tsx'
import { Variants } from './variants.tsx'

/** Nothing where the model has none of what it shows. */
export default function ModelDetails({ heading, shows, settings }: PropsOf<typeof modelDetails>) {
  const { model } = usePage()
  if (!model || model[shows].length === 0) return null
  return (
    <Section heading={heading} background={settings.background} anchor={settings.anchor}>
      {draw(shows, model)}
    </Section>
  )
}

function draw(shows: PropsOf<typeof modelDetails>['shows'], model: Model) {
  switch (shows) {
    case 'variants':
      return <Variants variants={model.variants} />
    case 'colours':
      return <Colours colours={model.colours} />
    case 'accessories':
      return <Accessories accessories={model.accessories} />
  }
}
