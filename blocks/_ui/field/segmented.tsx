import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

const frame: CssObject = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  p: 1,
  bg: 'surfaceSunken',
  borderRadius: 'md',
  maxWidth: '100%',
}
const choice: CssObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.25rem',
  px: 3,
  borderRadius: 'sm',
  fontSize: 'sm',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&:has(:checked)': { bg: 'surface', boxShadow: 'sm', fontWeight: 'semibold' },
  '&:has(:focus-visible)': { outline: '3px solid var(--fc-colors-focus)', outlineOffset: '1px' },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
}

interface SegmentedProps<Value extends string> {
  legend: string
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** Without it the browser keeps the choice, which style rules read; then it needs no script. */
  onValue?: (value: Value) => void
}

/** One of a few options side by side: weekly, fortnightly, monthly. */
export function Segmented<Value extends string>({ legend, name, value, options, onValue }: SegmentedProps<Value>) {
  return (
    <fieldset className={styleClass(frame)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styleClass(choice)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onValue
              ? { checked: option.value === value, onChange: () => onValue(option.value) }
              : { defaultChecked: option.value === value })}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
