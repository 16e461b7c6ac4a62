import { useState } from 'react'
import { plate as plateSchema } from '#schemas/valuation/plate.ts'
import { type RegoState, regoState as stateSchema } from '#schemas/valuation/rego-state.ts'
import type { FieldError } from '../_forms/what-went-wrong.ts'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Grid } from '../_ui/grid.tsx'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { useTask } from './use-task.ts'

interface PlateStepProps {
  /** The registers of the site's country; one alone is not asked for. */
  states: readonly RegoState[]
  look: (plate: { rego: string; regoState: RegoState }) => Promise<void>
  byHand: (plate: TypedPlate) => void
}

/** Which car it is, by its number plate. vehicles §7, rego lookup */
export function PlateStep({ states, look, byHand }: PlateStepProps) {
  const [rego, setRego] = useState('')
  const [state, setState] = useState<string>(states.length === 1 ? (states[0] ?? '') : '')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const task = useTask()
  const messageOf = (name: string) => errors.find((error) => error.name === name)?.message

  const submit = () => {
    const plate = plateSchema.safeParse(rego)
    const chosen = stateSchema.safeParse(state)
    setErrors([
      ...(plate.success ? [] : [{ name: 'rego', message: rego.trim() === '' ? noPlate : wrongPlate }]),
      ...(chosen.success ? [] : [{ name: 'regoState', message: 'Please choose where it is registered.' }]),
    ])
    if (plate.success && chosen.success) void task.run(() => look({ rego: plate.data, regoState: chosen.data }))
  }

  return (
    <StepForm
      errors={errors}
      failure={task.failure}
      isBusy={task.isBusy}
      submitText="Find My Car"
      onSubmit={submit}
      other={{ text: 'Describe It Instead', onPress: () => byHand({ rego: '', regoState: null }) }}
    >
      <Grid columns={[1, states.length > 1 ? 2 : 1]} gap={4}>
        <Field label="Rego" required error={messageOf('rego')}>
          <Input
            name="rego"
            value={rego}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setRego(target.value)}
          />
        </Field>
        {states.length > 1 ? (
          <Field label="Registered in" required error={messageOf('regoState')}>
            <Select name="regoState" value={state} onChange={({ target }) => setState(target.value)}>
              <option value="">Please choose</option>
              {states.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
      </Grid>
    </StepForm>
  )
}

const noPlate = 'Please enter your registration.'
const wrongPlate = 'Please enter a registration of letters and digits.'
