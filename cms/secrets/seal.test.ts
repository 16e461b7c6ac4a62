import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

test('a sealed text can be read with the same secret', () => {
  expect(unseal('a secret', seal('a secret', 'pässword'))).toBe('pässword')
})

test('the same password is never stored twice alike', () => {
  expect(seal('a secret', 'x')).not.toBe(seal('a secret', 'x'))
})

test('another secret, a changed letter and plain text read as nothing', () => {
  const sealed = seal('a secret', 'password')
  const changed = `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`
  expect([
    unseal('another', sealed),
    unseal('a secret', changed),
    unseal('a secret', 'password'),
    unseal('a secret', 'v1.'),
  ]).toEqual([null, null, null, null])
})
