import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../*/block.ts', './settings.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(files))(
  'no reason why %s refuses a text has a comma: the admin lists what is wrong by commas',
  (_, source) => {
    expect([...source.matchAll(/reason:\s*'([^']*,[^']*)'/g)].map(([, reason]) => reason)).toEqual([])
  },
)
