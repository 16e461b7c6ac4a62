import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../*/block.ts', './settings.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(files))(
  'no reason why %s refuses a text contains a comma, since the admin separates errors by commas',
  (_, source) => {
    expect([...source.matchAll(/reason:\s*'([^']*,[^']*)'/g)].map(([, reason]) => reason)).toEqual([])
  },
)
