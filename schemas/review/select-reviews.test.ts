import { expect, test } from 'vitest'
import { review } from './review.ts'
import { excerpt, selectReviews } from './select-reviews.ts'

const aReview = (id: number, changes: object = {}) =>
  review.parse({
    id,
    customer_name: `Customer ${id}`,
    rating: 5,
    text: 'Great service.',
    review_date: '2026-01-01',
    ...changes,
  })
const rules = { excludedIds: [], blockedNames: [], limit: 10 }

test('a translated review is left out (locations §5, Review filters)', () => {
  expect(
    selectReviews([aReview(1, { text: '(Translated by the site) Nice' }), aReview(2)], rules).map((r) => r.id),
  ).toEqual([2])
})

test('a blocked name is left out whatever its case (locations §5, Review filters)', () => {
  expect(
    selectReviews([aReview(1, { customer_name: 'ANNOYED Competitor' })], {
      ...rules,
      blockedNames: ['annoyed competitor'],
    }),
  ).toEqual([])
})

test('an excluded id is left out (locations §5, Review filters)', () => {
  expect(selectReviews([aReview(7)], { ...rules, excludedIds: [7] })).toEqual([])
})

test('the first ten are kept (locations §5, Review filters; §9, Review and distance figures)', () => {
  expect(
    selectReviews(
      Array.from({ length: 12 }, (_, id) => aReview(id + 1)),
      rules,
    ),
  ).toHaveLength(10)
})

test('text of more than 160 characters is cut', () => {
  expect([excerpt('x'.repeat(160)), excerpt('x'.repeat(161))?.length]).toEqual([null, 161])
})
