import type { RegoState } from '#schemas/valuation/rego-state.ts'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Grid } from '../_ui/grid.tsx'
import { StepForm } from './step-form.tsx'
import type { TypedPlate } from './trade-in-state.ts'
import { typedPlate } from './typed-plate.ts'
import { useStepForm } from './use-step-form.ts'
import * as texts from './texts.ts'

const names = ['rego', 'regoState'] as const

interface PlateStepProps {
  /** The registers of the site's country; a single one is not asked for. */
  states: readonly RegoState[]
  look: (plate: { rego: string; regoState: RegoState }) => Promise<void>
  byHand: (plate: TypedPlate) => void
}

/** Identifies the car by its number plate. vehicles §7, rego lookup */
export function PlateStep({ states, look, byHand }: PlateStepProps) {
  const filling = useStepForm({ schema: typedPlate(states), names, send: look })
  const { errorText } = filling
  const { register } = filling.entry
  return (
    <StepForm
      filling={filling}
      submitText={texts.findMyCar}
      other={{ text: texts.describeItInstead, onPress: () => byHand({ rego: '', regoState: null }) }}
    >
      <Grid columns={[1, states.length > 1 ? 2 : 1]} gap={4}>
        <Field label={texts.rego} required error={errorText('rego')}>
          <Input
            {...register('rego')}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        {states.length > 1 ? (
          <Field label={texts.registeredIn} required error={errorText('regoState')}>
            <Select {...register('regoState')}>
              <option value="">{texts.pleaseChoose}</option>
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
