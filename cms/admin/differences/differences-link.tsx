import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { InMenuGroup } from '../block-uses/in-menu-group.tsx'
import { Link } from '../next.ts'
import * as texts from './texts.ts'

/** In the menu, with the sites: what differs from the template, for those who edit settings. */
export const DifferencesLink = ({ payload, params, user }: ServerProps) => {
  if (!hasRole(user?.collection === 'users' ? user : null, ['tenant-admin'])) return null
  const isOpen = params?.['segments']?.at(0) === 'differences'
  return (
    <InMenuGroup group={texts.settings}>
      <Link
        className="nav__link"
        href={`${payload.config.routes.admin}/differences`}
        prefetch={false}
        aria-current={isOpen ? 'page' : undefined}
      >
        {isOpen ? <div className="nav__link-indicator" /> : null}
        <span className="nav__link-label">{texts.title}</span>
      </Link>
    </InMenuGroup>
  )
}
