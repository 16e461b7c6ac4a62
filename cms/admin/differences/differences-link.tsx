import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { ScreenLink } from '../screen-link.tsx'
import * as texts from './texts.ts'

/** In the menu, with the sites: what differs from the template, for those who edit settings. */
export const DifferencesLink = ({ payload, params, user }: ServerProps) =>
  hasRole(user?.collection === 'users' ? user : null, ['tenant-admin']) ? (
    <ScreenLink payload={payload} params={params} group={texts.settings} screen="differences" label={texts.title} />
  ) : null
