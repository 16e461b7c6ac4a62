import type { RegoState } from '#schemas/valuation/rego-state.ts'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Grid } from '../_ui/grid.tsx'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { typedPlate } from './typed-plate.ts'
import { useStepForm } from './use-step-form.ts'

const names = ['rego', 'regoState'] as const

interface PlateStepProps {
  /** The registers of the site's country; one alone is not asked for. */
  states: readonly RegoState[]
  look: (plate: { rego: string; regoState: RegoState }) => Promise<void>
  byHand: (plate: TypedPlate) => void
}

/** Which car it is, by its number plate. vehicles §7, rego lookup */
export function PlateStep({ states, look, byHand }: PlateStepProps) {
  const filling = useStepForm({ schema: typedPlate(states), names, send: look })
  const { errorText } = filling
  const { register } = filling.entry
  return (
    <StepForm
      filling={filling}
      submitText="Find My Car"
      other={{ text: 'Describe It Instead', onPress: () => byHand({ rego: '', regoState: null }) }}
    >
      <Grid columns={[1, states.length > 1 ? 2 : 1]} gap={4}>
        <Field label="Rego" required error={errorText('rego')}>
          <Input
            {...register('rego')}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        {states.length > 1 ? (
          <Field label="Registered in" required error={errorText('regoState')}>
            <Select {...register('regoState')}>
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
