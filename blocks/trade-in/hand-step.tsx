import type { OwnCar } from '#schemas/valuation/own-car.ts'
import { Alert } from '../_ui/alert.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Grid } from '../_ui/grid.tsx'
import { KilometresField } from './kilometres-field.tsx'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { typedCar } from './typed-car.ts'
import { useStepForm } from './use-step-form.ts'
import * as texts from './texts.ts'

const names = ['year', 'make', 'model', 'badge', 'km'] as const

interface HandStepProps {
  plate: TypedPlate
  /** The number plate is unknown. */
  isUnknown: boolean
  value: (car: OwnCar) => Promise<void>
  /** Absent if the site does not look up plates. */
  back?: (() => void) | undefined
}

/** A car described by its owner. */
export function HandStep({ plate, isUnknown, value, back }: HandStepProps) {
  const filling = useStepForm({
    schema: typedCar,
    names,
    send: (car) => value({ ...plate, ...car, nvic: '' }),
  })
  const { errorText } = filling
  const { register, control } = filling.entry
  return (
    <StepForm filling={filling} submitText={texts.valueMyCar} back={back}>
      {isUnknown ? <Alert>{unknown}</Alert> : null}
      <Grid columns={[1, 2]} gap={4}>
        <Field label={texts.year} required error={errorText('year')}>
          <Input {...register('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field label={texts.make} required error={errorText('make')}>
          <Input {...register('make')} maxLength={60} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={texts.model} required error={errorText('model')}>
          <Input {...register('model')} maxLength={80} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={texts.badge} hint={texts.suchAsSxOrGtLine} error={errorText('badge')}>
          <Input {...register('badge')} maxLength={80} autoComplete="off" />
        </Field>
        <KilometresField control={control} error={errorText('km')} />
      </Grid>
    </StepForm>
  )
}

const unknown = texts.weCouldNotFindWhichCarThat
