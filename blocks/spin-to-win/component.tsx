import { useQuery } from '@tanstack/react-query'
import { prizeDrawQuery } from '../_data/prize-draw.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import type { spinToWin } from './block.ts'
import { Draw } from './draw.tsx'

/** locations §2, Personal areas: /spin-to-win */
export default function SpinToWin({ heading, intro, button, overText, settings }: PropsOf<typeof spinToWin>) {
  const { data } = useQuery(prizeDrawQuery(useApi()))
  const draw = data?.draw ?? null
  return (
    <Section heading={heading} intro={draw ? intro : ''} background={settings.background} anchor={settings.anchor}>
      {draw ? <Draw draw={draw} button={button} /> : <Text>{overText}</Text>}
    </Section>
  )
}
