import { z } from 'zod'
import { describeCar } from '#schemas/valuation/describe-car.ts'
import type { FoundCar } from '#schemas/valuation/found-car.ts'
import { type OwnCar, ownCar } from '#schemas/valuation/own-car.ts'
import { Box } from '../_ui/box.tsx'
import { Text } from '../_ui/text.tsx'
import { KilometresField } from './kilometres-field.tsx'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { useStepForm } from './use-step-form.ts'
import * as texts from './texts.ts'

const schema = z.object({ km: ownCar.shape.km })
const names = ['km'] as const

interface FoundStepProps {
  plate: TypedPlate
  car: FoundCar
  value: (car: OwnCar) => Promise<void>
  byHand: (plate: TypedPlate) => void
}

/** Confirms the register's car, and asks for its distance. */
export function FoundStep({ plate, car, value, byHand }: FoundStepProps) {
  const { year, make, model, badge, nvic } = car
  const filling = useStepForm({
    schema,
    names,
    send: ({ km }) => value({ ...plate, year, make, model, badge, nvic, km }),
  })
  return (
    <StepForm
      filling={filling}
      submitText={texts.yesValueThisCar}
      other={{ text: texts.thatIsNotMyCar, onPress: () => byHand({ rego: '', regoState: null }) }}
    >
      <Box bg="surfaceSunken" borderRadius="md" p={4}>
        <Text look="small" color="muted">
          {texts.isThisYourCar}
        </Text>
        <Text fontWeight="semibold" fontSize="lg">
          {describeCar(car)}
        </Text>
        <Text look="small">{[car.body, car.colour, plate.rego].filter((fact) => fact !== '').join(' · ')}</Text>
      </Box>
      <KilometresField control={filling.entry.control} error={filling.errorText('km')} />
    </StepForm>
  )
}
