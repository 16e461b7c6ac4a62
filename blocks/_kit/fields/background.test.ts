import { expect, test } from 'vitest'
import { blocks } from '#blocks/index.ts'
import { findMeta } from '../field-meta.ts'

test('a background has the same name in every block', () => {
  const named = blocks.flatMap(({ settings }) => {
    const meta = 'background' in settings ? findMeta(settings.background) : undefined
    return meta?.kind === 'choice' ? Object.entries(meta.labels) : []
  })
  expect([...new Set(named.map(([ground, words]) => `${ground}: ${words}`))].toSorted()).toEqual([
    'inverse: Dark',
    'plain: Plain',
    'primary: Primary colour',
    'soft: Tinted',
    'sunken: Grey',
  ])
})
