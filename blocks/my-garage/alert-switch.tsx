import { Box } from '../_ui/box.tsx'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'

interface AlertSwitchProps {
  label: string
  /** Subject of the alert, for screen readers. */
  about: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether the shopper receives an alert. */
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
