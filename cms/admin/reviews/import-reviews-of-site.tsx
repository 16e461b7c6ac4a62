import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { findListSite } from '../find-list-site.ts'
import { ImportReviews } from './import-reviews.tsx'
import * as texts from './texts.ts'

/** Above the list of reviews, for the site of the list. */
export const ImportReviewsOfSite = async ({ user }: ServerProps) => {
  if (!user || user.collection !== 'users' || !hasRole(user, ['tenant-admin', 'editor'])) return null
  const site = await findListSite(user)
  return site === null ? <p>{texts.chooseASite}</p> : <ImportReviews site={site} />
}
