import { type IconName, icons } from './icons.ts'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

export interface IconLook {
  /** Size in px of the 24 px grid: 16 beside small text, 20 beside text, 24 and more alone. */
  size?: number
  /** Accessible name if no text is beside it. Without it the icon is hidden from screen readers. */
  label?: string
  /** Filled shapes, such as a selected heart or a star. */
  filled?: boolean
}

type IconProps = IconLook & { name: IconName }

export function Icon(props: IconProps) {
  return icon(props)
}

/** As a function that returns the element, for lists: saves one component per icon. */
export const icon = ({ name, ...look }: IconProps) => drawnIcon(drawings[name], look)

/** Prepared markup: React would otherwise create each of a page's hundred icons again. */
export interface Drawing {
  __html: string
}

export const toDrawings = (paths: Readonly<Record<string, string>>): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(paths).map(([name, d]) => [name, { __html: `<path d="${d}"/>` }]))

const drawings = toDrawings(icons)

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

/** In a class rather than in attributes: a page has hundreds of icons. */
const outline: CssObject = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}
const fine: CssObject = { ...outline, strokeWidth: '1.5' }
const solid: CssObject = { ...outline, fill: 'currentColor' }
