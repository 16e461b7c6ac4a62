import { expect, test } from 'vitest'
import { needsApproval } from './hold-share.ts'

test.each([
  { missing: 20, owned: 100, share: 20, held: false },
  { missing: 21, owned: 100, share: 20, held: true },
  { missing: 3, owned: 10, share: 20, held: true },
  { missing: 2, owned: 3, share: 20, held: false },
  { missing: 1, owned: 1, share: 5, held: false },
  { missing: 6, owned: 100, share: 5, held: true },
  { missing: 100, owned: 100, share: 100, held: false },
])('$missing of $owned vehicles at $share %: held is $held', ({ held, ...withdrawal }) => {
  expect(needsApproval(withdrawal)).toBe(held)
})
