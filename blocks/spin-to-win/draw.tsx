import { useQuery } from '@tanstack/react-query'
import type { PrizeDraw } from '#schemas/prize/prize-draw.ts'
import { endWords } from '#schemas/location/end-words.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Text } from '../_ui/text.tsx'
import { sessionQuery } from '../_data/session.ts'
import { SpinForm } from './spin-form.tsx'
import { SpinOutcome } from '../_checkout/spin-outcome.tsx'
import { useSpin } from './use-spin.ts'
import { Wheel } from './wheel.tsx'
import * as texts from './texts.ts'

interface DrawProps {
  draw: PrizeDraw
  button: string
}

/** The wheel beside its form; when it stops, the result replaces the form. */
export function Draw({ draw, button }: DrawProps) {
  const api = useApi()
  const { timeZone } = useSite()
  const { data } = useQuery(sessionQuery(api))
  const isKnown = Boolean(data?.shopper)
  const { form, outcome, result, hasStopped } = useSpin({ api, draw, isKnown })
  return (
    <Box
      display="grid"
      gap={[5, null, 7]}
      alignItems="start"
      gridTemplateColumns={['minmax(0, 1fr)', null, 'repeat(2, minmax(0, 1fr))']}
    >
      <Box>
        <Wheel parts={draw.parts} part={result?.part ?? null} />
      </Box>
      <Box display="grid" gap={4}>
        {result && hasStopped ? (
          <SpinOutcome ref={outcome} result={result} />
        ) : (
          <SpinForm
            form={form}
            draw={draw.id}
            isTurning={result !== null}
            isKnown={isKnown}
            terms={draw.terms}
            button={button}
          />
        )}
        <Box>
          <Text look="strong">{texts.onTheWheel}</Text>
          <Box as="ul" pl={5} css={{ listStyle: 'disc' }}>
            {[...new Set(draw.parts)].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </Box>
        </Box>
        {draw.terms ? (
          <Text look="small" whiteSpace="pre-line">
            {draw.terms}
          </Text>
        ) : null}
        {draw.until ? (
          <Text look="small">{texts.itTurnsUntilTime({ time: endWords(draw.until, timeZone) })}</Text>
        ) : null}
      </Box>
    </Box>
  )
}
