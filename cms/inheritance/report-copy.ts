import type { PayloadRequest } from 'payload'
import { pickFollowed } from '#schemas/page/follow/following.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { readNewest } from '../editing/read-newest.ts'
import type { Page } from '../generated/payload-types.ts'
import { describeSection } from './describe-section.ts'
import type { InheritanceReport } from './inheritance-report.ts'
import { listDifferences } from './list-differences.ts'
import { readFollowing, showFollowed } from './show-followed.ts'

interface CopyReportQuery {
  id: number
  /** Name of the template. */
  template: string
  page: Page
}

/** On a site's page in place of a template's, which the user can read; null if it has just gone. */
export async function reportCopy(
  req: PayloadRequest,
  { id, template, page }: CopyReportQuery,
): Promise<Extract<InheritanceReport, { kind: 'copy' }> | null> {
  // The user does not read what the page follows.
  const own = await readNewest(req, { collection: { slug: 'pages' }, id, overrideAccess: true })
  if (!own) return null
  const shown = showFollowed(own, page)
  const base = readFollowing(own)?.base
  return {
    kind: 'copy',
    template,
    templatePage: page.id,
    differences: listDifferences(req.payload.config, { template: page, own: shown?.content ?? own }),
    following: shown && {
      isBehind: !isSameValue(base, pickFollowed(page)),
      setAside: shown.setAside.map((each) => describeSection(each.own)),
    },
  }
}
