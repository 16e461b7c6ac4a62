import { useState } from 'react'
import { describeCar } from '#schemas/valuation/describe-car.ts'
import type { FoundCar } from '#schemas/valuation/found-car.ts'
import { type OwnCar, ownCar } from '#schemas/valuation/own-car.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'
import { Box } from '../_ui/box.tsx'
import { Field } from '../_ui/field/field.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import { Text } from '../_ui/text.tsx'
import { fieldErrors } from '../_forms/field-errors.ts'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { useTask } from './use-task.ts'

interface FoundStepProps {
  plate: TypedPlate
  car: FoundCar
  value: (car: OwnCar) => Promise<void>
  byHand: (plate: TypedPlate) => void
}

/** Whether it is the car that the register found, and how far it has driven. */
export function FoundStep({ plate, car, value, byHand }: FoundStepProps) {
  const [km, setKm] = useState<number | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const task = useTask()
  const { year, make, model, badge, nvic } = car

  const submit = () => {
    const read = ownCar.safeParse({ ...plate, year, make, model, badge, nvic, km: km ?? undefined })
    setErrors(fieldErrors(read))
    if (read.success) void task.run(() => value(read.data))
  }

  return (
    <StepForm
      errors={errors.length > 0 ? errors : task.refused}
      failure={task.failure}
      isBusy={task.isBusy}
      submitText="Yes, Value This Car"
      onSubmit={submit}
      other={{ text: 'That Is Not My Car', onPress: () => byHand({ rego: '', regoState: null }) }}
    >
      <Box bg="surfaceSunken" borderRadius="md" p={4}>
        <Text look="small" color="muted">
          Is this your car?
        </Text>
        <Text fontWeight="semibold" fontSize="lg">
          {describeCar(car)}
        </Text>
        <Text look="small">{[car.body, car.colour, plate.rego].filter((fact) => fact !== '').join(' · ')}</Text>
      </Box>
      <Field label="Kilometres" required error={errors.find(({ name }) => name === 'km')?.message}>
        <NumberInput name="km" inputMode="numeric" value={km} onValue={setKm} suffix=" kms" />
      </Field>
    </StepForm>
  )
}
