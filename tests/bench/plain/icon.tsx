import { look } from 'virtual:look'
import { icons, type IconName } from '#blocks/_ui/icons.ts'

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={look.icon} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
