import type { TradeInState } from './trade-in-state.ts'

const all = ['car', 'condition', 'details', 'offer'] as const
export type StepName = (typeof all)[number]

/** The steps of a valuation and the current one. Without a figure staff call: there are neither questions nor an offer. */
export function listSteps(
  state: TradeInState,
  { isValued }: { isValued: boolean },
): { steps: readonly StepName[]; step: StepName } {
  const step = getStep(state)
  const hasFigure = 'valuation' in state ? state.valuation.outlook === 'estimate' : isValued
  return {
    steps: hasFigure || step === 'condition' ? all : all.filter((name) => name !== 'condition' && name !== 'offer'),
    step,
  }
}

function getStep({ stage }: TradeInState): StepName {
  switch (stage) {
    case 'plate':
    case 'found':
    case 'by-hand':
      return 'car'
    case 'condition':
    case 'details':
    case 'offer':
      return stage
  }
}
