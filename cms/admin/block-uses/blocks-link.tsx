import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { ScreenLink } from '../screen-link.tsx'
import * as texts from './texts.ts'

/** In the menu, with what the website shows: the types of blocks, for those who edit pages. */
export const BlocksLink = ({ payload, params, user }: ServerProps) =>
  hasRole(user?.collection === 'users' ? user : null, ['tenant-admin', 'editor']) ? (
    <ScreenLink payload={payload} params={params} group={texts.website} screen="blocks" label={texts.blockTypes} />
  ) : null
