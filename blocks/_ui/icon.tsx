import { type IconName, icons } from './icons.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

export interface IconLook {
  /** In px of the 24 grid's side: 16 beside small text, 20 beside text, 24 and more alone. */
  size?: number
  /** Names the picture where no words stand beside it. Without it the icon is hidden from those who listen. */
  label?: string
  /** Filled shapes, such as a chosen heart or a star. */
  filled?: boolean
}

type IconProps = IconLook & { name: IconName }

export function Icon(props: IconProps) {
  return icon(props)
}
Icon.isPlain = true

/** The element itself, for what shows many: a component less to render. */
export const icon = ({ name, ...look }: IconProps) => drawnIcon(drawings[name], look)

/** Ready markup: from an element, React would make it again for each of a page's hundred icons. */
export interface Drawing {
  __html: string
}

export const drawingsOf = (paths: Readonly<Record<string, string>>): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(paths).map(([name, d]) => [name, { __html: `<path d="${d}"/>` }]))

const drawings = drawingsOf(icons)

export function drawnIcon(drawing: Drawing | undefined, { size = 20, label, filled = false }: IconLook) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={styleClass(filled ? solid : size > 28 ? fine : outline)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={drawing}
    />
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
