import { allIcons, type AnyIconName } from '#blocks/_ui/more-icons.ts'

export function Icon({ name, size = 20 }: { name: AnyIconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="part:icon" aria-hidden="true">
      <path d={allIcons[name]} />
    </svg>
  )
}
