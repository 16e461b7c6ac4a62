import type { ServerProps } from 'payload'
import { InMenuGroup } from './in-menu-group.tsx'
import { Link } from './next.ts'

interface ScreenLinkProps extends Pick<ServerProps, 'payload' | 'params'> {
  /** Label of a group of the menu. */
  group: string
  /** Address of the screen below the admin's: `blocks`. */
  screen: string
  label: string
}

/** A link of the menu to a screen of ours, marked while that is open. */
export function ScreenLink({ payload, params, group, screen, label }: ScreenLinkProps) {
  const isOpen = params?.['segments']?.at(0) === screen
  return (
    <InMenuGroup group={group}>
      <Link
        className="nav__link"
        href={`${payload.config.routes.admin}/${screen}`}
        prefetch={false}
        aria-current={isOpen ? 'page' : undefined}
      >
        {isOpen ? <div className="nav__link-indicator" /> : null}
        <span className="nav__link-label">{label}</span>
      </Link>
    </InMenuGroup>
  )
}
