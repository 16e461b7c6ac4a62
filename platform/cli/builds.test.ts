import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { builds } from './builds.ts'

test.each(Object.values(builds).flatMap(({ label, inputs }) => inputs.map((input) => [label, input])))(
  '"%s" reads %s, which exists',
  async (_label, input) => {
    await expect(stat(input)).resolves.toBeDefined()
  },
)
