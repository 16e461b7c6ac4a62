import { expect, test } from 'vitest'
import { stripFolder } from './strip-folder.ts'

test('staff read of a file its name, and not where it lies on the server', () => {
  expect(stripFolder('The file /srv/feeds/kauri/a.csv is empty.', '/srv/feeds/kauri/a.csv')).toBe(
    'The file a.csv is empty.',
  )
  expect(stripFolder('The import was interrupted.', '/srv/a.csv')).toBe('The import was interrupted.')
})
