import { toDrawings, drawnIcon, type IconLook } from './icon.tsx'
import { allIcons, type AnyIconName } from './more-icons.ts'

type AnyIconProps = IconLook & { name: AnyIconName }

/** `Icon` with the complete set: for markup that never hydrates, and for islands that no home page has. */
export function AnyIcon(props: AnyIconProps) {
  return anyIcon(props)
}

/** As a function that returns the element, for lists: saves one component per icon. */
export const anyIcon = ({ name, ...look }: AnyIconProps) => drawnIcon(drawings[name], look)

const drawings = toDrawings(allIcons)
