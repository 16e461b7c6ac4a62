import { Box } from '../_ui/box.tsx'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'

interface AlertSwitchProps {
  label: string
  /** Of what, for those who hear the label alone. */
  about: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether the shopper hears of something. */
export function AlertSwitch({ label, about, isOn, onChange }: AlertSwitchProps) {
  return (
    <Box fontSize="sm">
      <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
        {label}
        <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
      </Checkbox>
    </Box>
  )
}
