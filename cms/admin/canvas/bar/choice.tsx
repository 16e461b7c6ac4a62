interface Props {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onValue: (value: string) => void
}

/** A native list of choices with its label. */
export const Choice = ({ label, value, options, onValue }: Props) => (
  <label className="fc-canvas-see__field">
    {label}
    <select value={value} onChange={({ target }) => onValue(target.value)}>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
