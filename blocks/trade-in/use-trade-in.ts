import { useMemo, useState } from 'react'
import { eventIds } from '#schemas/analytics/event-id.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import type { OwnCar } from '#schemas/valuation/own-car.ts'
import { thanksPath } from '#schemas/lead/thanks-path.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { RegoState } from '#schemas/valuation/rego-state.ts'
import { rememberSent } from '../_forms/sent-form.ts'
import { useHydrated } from '../_ui/use-hydrated.ts'
import { firstStage } from './first-stage.ts'
import { storeProgress, readProgress } from './stored-progress.ts'
import type { TradeInState, TypedPlate } from './trade-in-state.ts'

interface TradeInInput {
  api: Api
  site: Site
  /** The vehicle that the car is traded in for. */
  vehicleId: number | null
}

/** A valuation from the number plate to the accepted offer, restored after a reload. Errors reject, and the requesting step shows them. */
export function useTradeIn({ api, site, vehicleId }: TradeInInput) {
  const isHydrated = useHydrated()
  const before = useMemo(() => (isHydrated ? readProgress(clock) : null), [isHydrated])
  const [moved, setMoved] = useState<TradeInState | null>(null)
  const [moves, setMoves] = useState(0)
  const state = moved ?? before ?? firstStage(site)

  const move = (next: TradeInState) => {
    setMoved(next)
    setMoves((made) => made + 1)
    storeProgress(next)
  }

  const thank = (event: number) => {
    storeProgress(firstStage(site))
    rememberSent({ event, form: 'trade-in', vehicleId, time: '' })
    location.assign(thanksPath)
  }

  return {
    state,
    /** Number of steps forward or back. */
    moves,
    restart: () => move(firstStage(site)),
    byHand: (plate: TypedPlate) => move({ stage: 'by-hand', plate, isUnknown: false }),
    look: async (plate: { rego: string; regoState: RegoState }) => {
      const car = await api.call('rego', plate)
      move(car ? { stage: 'found', plate, car } : { stage: 'by-hand', plate, isUnknown: true })
    },
    value: async (car: OwnCar) => {
      const valuation = await api.call('valuations', { ...car, car_id: vehicleId })
      move({ stage: valuation.questions.length > 0 ? 'condition' : 'details', valuation })
    },
    adjust: async (id: string, adjustmentAnswers: AdjustmentAnswers) => {
      const valuation = await api.call('valuationAdjustments', { id, adjustmentAnswers })
      move({ stage: 'details', valuation })
    },
    offered: (offer: Offer) => {
      if (state.stage !== 'details') return
      const { valuation } = state
      // The brand's copy; its result does not concern the shopper.
      if (site.flags.valuationStored)
        void api.call('miscellaneous', { column_name: 'valuation', valuation: valuation.id }).catch(() => undefined)
      if (offer.range) move({ stage: 'offer', valuation, offer })
      else thank(valuation.form.event)
    },
    leave: () => {
      if (state.stage === 'offer') thank(state.valuation.form.event)
    },
    accept: async () => {
      if (state.stage !== 'offer') return
      await api.call('offerAccepted', { lead_id: state.offer.lead_id, valuation: state.valuation.id })
      thank(eventIds.offerAccepted)
    },
  }
}

const clock = () => new Date()
