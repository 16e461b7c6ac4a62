import { useState } from 'react'
import { type OwnCar, ownCar } from '#schemas/valuation/own-car.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'
import { Alert } from '../_ui/alert.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import { Grid } from '../_ui/grid.tsx'
import { fieldErrors } from '../_forms/field-errors.ts'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { useTask } from './use-task.ts'

interface HandStepProps {
  plate: TypedPlate
  /** A plate was looked up, and nobody could say which car has it. */
  isUnknown: boolean
  value: (car: OwnCar) => Promise<void>
  /** Absent where the site looks no plates up. */
  back?: (() => void) | undefined
}

/** A car as its owner describes it. */
export function HandStep({ plate, isUnknown, value, back }: HandStepProps) {
  const [typed, setTyped] = useState({ year: '', make: '', model: '', badge: '' })
  const [km, setKm] = useState<number | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const task = useTask()
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const messageOf = (name: string) => errors.find((error) => error.name === name)?.message

  const submit = () => {
    const year = /^\d{4}$/.test(typed.year.trim()) ? Number(typed.year) : undefined
    const read = ownCar.safeParse({ ...plate, ...typed, year, km: km ?? undefined })
    setErrors(fieldErrors(read))
    if (read.success) void task.run(() => value(read.data))
  }

  return (
    <StepForm
      errors={errors.length > 0 ? errors : task.refused}
      failure={task.failure}
      isBusy={task.isBusy}
      submitText="Value My Car"
      onSubmit={submit}
      back={back}
    >
      {isUnknown ? <Alert>{unknown}</Alert> : null}
      <Grid columns={[1, 2]} gap={4}>
        <Field label="Year" required error={messageOf('year')}>
          <Input {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field label="Make" required error={messageOf('make')}>
          <Input {...field('make')} maxLength={60} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label="Model" required error={messageOf('model')}>
          <Input {...field('model')} maxLength={80} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label="Badge" hint="Such as SX or GT-Line, if you know it.">
          <Input {...field('badge')} maxLength={80} autoComplete="off" />
        </Field>
        <Field label="Kilometres" required error={messageOf('km')}>
          <NumberInput name="km" inputMode="numeric" value={km} onValue={setKm} suffix=" kms" />
        </Field>
      </Grid>
    </StepForm>
  )
}

const unknown = 'We could not find which car has that registration. Please describe it instead.'
