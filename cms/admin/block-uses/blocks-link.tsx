import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { Link } from '../next.ts'
import { InMenuGroup } from './in-menu-group.tsx'
import * as texts from './texts.ts'

/** In the menu, with what the website shows: the types of blocks, for those who edit pages. */
export const BlocksLink = ({ payload, params, user }: ServerProps) => {
  if (!hasRole(user?.collection === 'users' ? user : null, ['tenant-admin', 'editor'])) return null
  const isOpen = params?.['segments']?.at(0) === 'blocks'
  return (
    <InMenuGroup group={texts.website}>
      <Link
        className="nav__link"
        href={`${payload.config.routes.admin}/blocks`}
        prefetch={false}
        aria-current={isOpen ? 'page' : undefined}
      >
        {isOpen ? <div className="nav__link-indicator" /> : null}
        <span className="nav__link-label">{texts.blockTypes}</span>
      </Link>
    </InMenuGroup>
  )
}
