'use client'
import { Icon } from '../icon.tsx'
import { type WidthName, widths } from './widths.ts'
import * as texts from '../texts.ts'

interface Props {
  width: WidthName
  onWidth: (width: WidthName) => void
}

/** The width at which the page is shown. */
export const WidthChoice = ({ width, onWidth }: Props) => (
  <fieldset className="fc-canvas-widths">
    <legend className="fc-hidden">{texts.widthOfThePage}</legend>
    {widths.map(({ name, label, pixels }) => (
      <label key={name} title={pixels === null ? label : texts.labelPixels({ label, pixels })}>
        <input
          type="radio"
          className="fc-hidden"
          name="fc-canvas-width"
          checked={width === name}
          onChange={() => onWidth(name)}
        />
        <Icon name={name} />
        <span className="fc-hidden">{label}</span>
      </label>
    ))}
  </fieldset>
)
