import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { rangeBands, rangeKinds } from '../_search/range-kinds.ts'
import { useLater } from '../_search/use-later.ts'
import type { DrawnEnds } from '../_ui/field/drawn-ends.ts'
import { RangeSlider } from '../_ui/field/range-slider.tsx'
import { Inline } from '../_ui/inline.tsx'
import { LinkButton } from '../_ui/link-button.tsx'
import { Section } from '../_ui/section.tsx'
import type { priceSlider } from './block.ts'
import { linkTo, within } from './within.ts'
import * as texts from './texts.ts'

/** Milliseconds without movement before the stock is queried. */
const pause = 200

export default function PriceSlider({ heading, intro, filter, noun, settings }: PropsOf<typeof priceSlider>) {
  const [drawn, setDrawn] = useState<DrawnEnds>({})
  const settled = useLater(drawn, pause)
  const question = vehicleSearchQuery(useApi(), within(filter, settled))
  const { data } = useQuery({ ...question, placeholderData: keepPreviousData })
  usePrefetched(settled.min === undefined && settled.max === undefined ? null : linkTo(filter, settled))
  return (
    <Section
      heading={heading}
      intro={intro || undefined}
      background={settings.background}
      anchor={settings.anchor}
      width="narrow"
    >
      <RangeSlider
        names={rangeKinds.price.ends}
        bounds={settings.slider}
        value={drawn}
        onDraw={setDrawn}
        onValue={setDrawn}
        inWords={rangeKinds.price.inWords}
        kind="money"
        prefix="$"
      />
      <Inline gap={2} mb={4} css={{ '@media (scripting: enabled)': { display: 'none' } }}>
        {rangeBands('price').map(({ value, label, range }) => (
          <LinkButton
            key={value}
            size="sm"
            variant="secondary"
            href={linkTo(filter, { min: inDollars(range.min), max: inDollars(range.max) })}
          >
            {label}
          </LinkButton>
        ))}
      </Inline>
      <div role="status">
        <LinkButton href={linkTo(filter, drawn)} size="lg">
          {texts.showMeCountNoun({ count: (data?.count ?? 0).toLocaleString('en-AU'), noun })}
        </LinkButton>
      </div>
    </Section>
  )
}

const inDollars = (cents: number | undefined): number | undefined => (cents === undefined ? undefined : cents / 100)

/** Prefetches the button's page. */
function usePrefetched(href: string | null): void {
  useEffect(() => {
    if (href === null) return
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href })
    document.head.append(link)
    return () => link.remove()
  }, [href])
}
