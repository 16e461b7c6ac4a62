import { expect, test } from 'vitest'
import { hostName } from './host-name.ts'

test.each([
  ['Kia.Example:8080', 'kia.example'],
  ['kia.example.', 'kia.example'],
  ['localhost', 'localhost'],
  ['kia.example:65535', 'kia.example'],
  ['[::1]:3000', '[::1]'],
])('%s names the host %s', (header, name) => {
  expect(hostName(header)).toBe(name)
})

test.each([
  '',
  ' ',
  'a b',
  'kia.example/x',
  'me@kia.example',
  'a,b',
  'kia..example',
  'kia.example:port',
  'kia.example:65536',
  'kia.example:99999',
  '.',
  '-',
  'a'.repeat(300),
])('%j names no host', (header) => {
  expect(hostName(header)).toBeNull()
})
