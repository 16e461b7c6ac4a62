import { drawingsOf, drawnIcon, type IconLook } from './icon.tsx'
import { allIcons, type AnyIconName } from './more-icons.ts'

type AnyIconProps = IconLook & { name: AnyIconName }

/** `Icon` for all that there are: for what sleeps, and for islands that no home page has. */
export function AnyIcon(props: AnyIconProps) {
  return anyIcon(props)
}

/** The element itself, for what shows many: a component less to render. */
export const anyIcon = ({ name, ...look }: AnyIconProps) => drawnIcon(drawings[name], look)

const drawings = drawingsOf(allIcons)
