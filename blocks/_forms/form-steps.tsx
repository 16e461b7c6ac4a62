import type { Api } from '#schemas/api/endpoints.ts'
import type { LeadField, LeadForm } from '#schemas/lead/lead-form.ts'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { Text } from '../_ui/text.tsx'
import { FormField } from './form-field.tsx'
import { TimeChooser } from './time-chooser.tsx'
import type { FormEntry } from './form-values.ts'
import * as texts from './texts.ts'

interface FormStepsProps {
  form: LeadForm
  api: Api
  entry: FormEntry
  /** Index of the current step. */
  index: number
  isHydrated: boolean
  idOf: ((name: string) => string) | undefined
}

/**
 * All steps of a form. Hydrated, only the current one is visible. Before that, only the first if scripts may run, otherwise all: a
 * standalone form (`idOf`) has no script.
 */
export function FormSteps({ form, api, entry, index, isHydrated, idOf }: FormStepsProps) {
  const look = styleClasses(style)
  return form.steps.map((step, at) => (
    <div
      key={step.fields[0]?.name}
      hidden={isHydrated && at !== index}
      className={isHydrated && at !== index ? undefined : isHydrated || at === 0 || idOf ? look.step : look.later}
    >
      {form.steps.length > 1 ? <p className={idOf ? look.title : look.onlyUnscripted}>{step.title}</p> : null}
      <div className={look.fields}>
        {step.fields.map((field, place) => (
          <div key={field.name} className={isHalf(step.fields, place) ? undefined : look.wide}>
            {field.control !== 'time' ? (
              <FormField
                id={idOf?.(field.name)}
                field={field}
                form={entry}
                isChecked={isHydrated || at === 0 || idOf !== undefined}
              />
            ) : isHydrated && at === index ? (
              <TimeChooser api={api} form={entry} vehicleId={form.vehicle?.id ?? null} />
            ) : (
              <Text look="small">{texts.weWillCallYouToFindTime}</Text>
            )}
          </div>
        ))}
      </div>
      {step.note ? (
        <Text look="small" color="muted">
          {step.note}
        </Text>
      ) : null}
    </div>
  ))
}

/** Names and numbers are in pairs; a single one is full width, except for values that are always short. */
function isHalf(fields: readonly LeadField[], place: number): boolean {
  const field = fields[place]
  if (!field || !isShort(field)) return false
  const since = fields.slice(0, place).findLastIndex((other) => !isShort(other))
  const isSecond = (place - since) % 2 === 0
  const next = fields[place + 1]
  return isSecond || (next !== undefined && isShort(next)) || isNeverLong(field)
}

const shortNames = new Set(['name', 'last_name', 'phone', 'postcode'])
const isShort = (field: LeadField): boolean => shortNames.has(field.name) || isNeverLong(field)
const isNeverLong = ({ name, control }: LeadField): boolean =>
  name === 'Rego' || control === 'number' || control === 'kilometres' || control === 'date'

const step: CssObject = { display: 'flex', flexDirection: 'column', gap: 4 }

const style = {
  step,
  later: { ...step, '@media (scripting: enabled)': { display: 'none' } },
  title: { fontWeight: 'semibold', fontSize: 'lg' },
  onlyUnscripted: {
    fontWeight: 'semibold',
    fontSize: 'lg',
    display: 'none',
    '@media (scripting: none)': { display: 'block' },
  },
  fields: { display: 'grid', gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'], gap: 4 },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
} as const satisfies Record<string, CssObject>
