import { anyIcon } from '../_ui/any-icon.tsx'
import type { AnyIconName } from '../_ui/more-icons.ts'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

const spot: CssObject = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: 'pill',
  backgroundColor: 'color-mix(in srgb, var(--fc-colors-link) 11%, transparent)',
  color: 'link',
}

/** An icon on a tinted disc, beside text with the same meaning. */
export const IconSpot = ({ name, size = 22 }: { name: AnyIconName; size?: number }) => (
  <span className={styleClass(spot)}>{anyIcon({ name, size })}</span>
)
