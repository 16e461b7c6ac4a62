import type { ServerProps } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { Link } from '../next.ts'
import * as texts from './texts.ts'

/** Above the list of sites. */
export const NewSiteLink = ({ payload, user }: ServerProps) =>
  isPlatformAdmin(user?.collection === 'users' ? user : null) ? (
    <p>
      <Link className="fc-button fc-button--main" href={`${payload.config.routes.admin}/new-site`} prefetch={false}>
        {texts.createSiteWithEverything}
      </Link>
    </p>
  ) : null
