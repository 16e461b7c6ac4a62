import { problem } from '#schemas/problem.ts'
import { readReviewRow } from '#schemas/review/review-row.ts'
import type { StaffService } from '../service.ts'
import * as texts from '../texts.ts'
import { readReviewFile } from './read-file.ts'
import { createReview, listReviewKeys, reviewKey } from './store.ts'

const mostProblems = 50

/** Rows with a problem are named, and do not keep the others from being added. */
export const importReviews: StaffService<'importReviews'> = async ({ payload, site, staff, log }, { file }) => {
  const rows = await readReviewFile(file).catch(() => null)
  if (rows === null) return problem('input-invalid', { detail: texts.fileIsNoListOfReviews })
  const known = await listReviewKeys(payload, site.id)
  const outcome = { added: 0, known: 0, problems: [] as { row: number; message: string }[] }
  for (const [index, given] of rows.entries()) {
    const review = readReviewRow(given)
    if ('problem' in review) {
      outcome.problems.push({ row: index + 1, message: review.problem })
      continue
    }
    if (known.has(reviewKey(review))) {
      outcome.known += 1
      continue
    }
    known.add(reviewKey(review))
    await createReview(payload, { tenant: site.id, review })
    outcome.added += 1
  }
  log.info({ staff: staff.id, tenant: site.id, added: outcome.added }, 'reviews imported')
  return { ...outcome, problems: outcome.problems.slice(0, mostProblems) }
}
