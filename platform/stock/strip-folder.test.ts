import { expect, test } from 'vitest'
import { stripFolder } from './strip-folder.ts'

test('messages for staff contain the file’s name without its folder', () => {
  expect(stripFolder('The file /srv/feeds/kauri/a.csv is empty.', '/srv/feeds/kauri/a.csv')).toBe(
    'The file a.csv is empty.',
  )
  expect(stripFolder('The import was interrupted.', '/srv/a.csv')).toBe('The import was interrupted.')
})
