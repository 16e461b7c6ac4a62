import { icons, type IconName } from './icons.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

interface IconProps {
  name: IconName
  /** In px of the 24 grid's side: 16 beside small text, 20 beside text, 24 and more alone. */
  size?: number
  /** Names the picture where no words stand beside it. Without it the icon is hidden from those who listen. */
  label?: string
  /** Filled shapes, such as a chosen heart or a star. */
  filled?: boolean
}

export function Icon({ name, size = 20, label, filled = false }: IconProps) {
  const className = styleClass(filled ? solid : size > 28 ? fine : outline)
  return label ? (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} role="img" aria-label={label}>
      <path d={icons[name]} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}

/** In a class, not in attributes: a page shows hundreds of icons. */
const outline: CssObject = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}
const fine: CssObject = { ...outline, strokeWidth: '1.5' }
const solid: CssObject = { ...outline, fill: 'currentColor' }
