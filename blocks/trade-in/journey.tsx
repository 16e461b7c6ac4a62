import { useEffect, useRef } from 'react'
import { assertNever } from '#schemas/lib/assert-never.ts'
import { listRegoStates } from '#schemas/valuation/rego-state.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { goTo } from '../_forms/go-to.ts'
import { Button } from '../_ui/button.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { tradeIn } from './block.ts'
import { ConditionStep } from './condition-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { FoundStep } from './found-step.tsx'
import { HandStep } from './hand-step.tsx'
import { OfferStep } from './offer-step.tsx'
import { PlateStep } from './plate-step.tsx'
import { listSteps } from './list-steps.ts'
import { useTradeIn } from './use-trade-in.ts'
import * as texts from './texts.ts'

type JourneyProps = Pick<PropsOf<typeof tradeIn>, 'purpose' | 'steps' | 'terms'> & { vehicleId: number | null }

/** The valuation, one step after the other; each that comes is read out from its name on. */
export function Journey({ vehicleId, ...props }: JourneyProps) {
  const api = useApi()
  const site = useSite()
  const journey = useTradeIn({ api, site, vehicleId })
  const { state, moves, restart } = journey
  const line = useRef<HTMLParagraphElement>(null)
  const look = styleClasses(style)
  const { steps, step } = listSteps(state, { isValued: site.flags.valuation })

  // The pressed button is gone and the new step is above it.
  useEffect(() => {
    if (moves > 0) goTo(line.current)
  }, [moves])

  return (
    <div className={look.card}>
      <p ref={line} tabIndex={-1} className={look.line}>
        <span className={look.count}>
          {texts.stepIndexOfLength({ index: steps.indexOf(step) + 1, length: steps.length })}
        </span>
        <strong className={look.name}>{props.steps[step]}</strong>
      </p>
      <Stage {...props} journey={journey} />
      {state.stage === 'details' || state.stage === 'offer' ? (
        <Button variant="ghost" size="sm" onClick={restart}>
          {texts.valueAnotherCar}
        </Button>
      ) : null}
    </div>
  )
}

type StageProps = Omit<JourneyProps, 'vehicleId'> & { journey: ReturnType<typeof useTradeIn> }

function Stage({ journey, purpose, terms }: StageProps) {
  const api = useApi()
  const { preview } = usePage()
  const { country, timeZone, flags, config } = useSite()
  const { state } = journey
  switch (state.stage) {
    case 'plate':
      return <PlateStep states={listRegoStates(country)} look={journey.look} byHand={journey.byHand} />
    case 'found':
      return <FoundStep {...state} value={journey.value} byHand={journey.byHand} />
    case 'by-hand':
      return <HandStep {...state} value={journey.value} back={flags.valuation ? journey.restart : undefined} />
    case 'condition':
      return (
        <ConditionStep
          questions={state.valuation.questions}
          adjust={(answers) => journey.adjust(state.valuation.id, answers)}
          back={journey.restart}
        />
      )
    case 'details':
      return (
        <DetailsStep
          api={api}
          valuation={state.valuation}
          purpose={purpose}
          limits={config.tradeIn}
          isPreview={preview}
          onOffer={journey.offered}
        />
      )
    case 'offer':
      return (
        <OfferStep
          offer={state.offer}
          terms={terms}
          timeZone={timeZone}
          accept={journey.accept}
          leave={journey.leave}
        />
      )
    default:
      return assertNever(state)
  }
}

const style = {
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
  },
  line: { '&:focus': { outline: 'none' } },
  count: { display: 'block', fontSize: 'sm', color: 'muted' },
  name: { display: 'block', fontSize: 'lg' },
} as const satisfies Record<string, CssObject>
