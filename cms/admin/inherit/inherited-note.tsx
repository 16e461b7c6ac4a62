'use client'
import { useField } from '@payloadcms/ui'
import { isEmpty } from '#schemas/tenant/inherit.ts'
import { focusWhenDrawn } from '../fields/focus-when-drawn.ts'
import * as texts from './texts.ts'

interface Props {
  path: string
  /** Label of the field. */
  label: string
  from: string
  /** Level above, from which the value is inherited. */
  level: keyof typeof words
  text: string
}

export const InheritedNote = ({ path, label, from, level, text }: Props) => {
  const { value, setValue, disabled } = useField<unknown>({ path })
  if (isEmpty(value)) {
    return (
      <p className="fc-inherited">
        {texts.inheritedFromFrom({ from })} <Swatch text={text} /> <strong>{text}</strong>
      </p>
    )
  }
  const { reset, value: name } = words[level]
  return (
    <p className="fc-inherited">
      {name}: {text}{' '}
      <button
        type="button"
        className="fc-inherited__reset"
        // A form has dozens of these buttons, so each is named with its field.
        aria-label={label ? `${reset}: ${label}` : undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          const field = currentTarget.closest('.field-type')
          setValue(Array.isArray(value) ? [] : null)
          focusWhenDrawn(
            () => field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input, textarea'),
          )
        }}
      >
        {reset}
      </button>
    </p>
  )
}

const words = {
  site: { reset: texts.takeTheSitesValue, value: texts.siteValue },
  template: { reset: texts.takeTheTemplatesValue, value: texts.templateValue },
  platform: { reset: texts.takeThePlatformsValue, value: texts.platformValue },
}

const Swatch = ({ text }: { text: string }) =>
  /^#[0-9a-fA-F]{6}$/.test(text) ? <span className="fc-swatch" style={{ background: text }} aria-hidden="true" /> : null
