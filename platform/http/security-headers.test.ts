import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const page = { styleHashes: [], scriptHashes: [], framedBy: null }
const policyOf = (more: { isTagged?: boolean; chatOrigin?: string; mapOrigin?: string; tileOrigin?: string } = {}) => {
  const headers = pageHeaders({ ...page, ...more })
  return headers[headers.indexOf('Content-Security-Policy') + 1] ?? ''
}
const hostsOf = (policy: string) => [...policy.matchAll(/https:\/\/[^ ;]+/g)].map(([host]) => host)

test('a page may load scripts from its own site only, and connect nowhere else', () => {
  expect(policyOf()).toMatch(/script-src 'self'; .*connect-src 'self'; /)
})

test('a page with Google’s tag may load it and send it events, and nothing else', () => {
  const policy = policyOf({ isTagged: true })
  expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;")
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com")
  const added = new Set(hostsOf(policy).filter((host) => !hostsOf(policyOf()).includes(host)))
  expect([...added].toSorted()).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
  ])
  expect(policy).not.toContain('unsafe')
})

test('a page with a chat may load it from its own origin, and nothing else', () => {
  const policy = policyOf({ chatOrigin: 'https://chat.example.com' })
  for (const part of ['script-src', 'img-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://chat\\.example\\.com(;| |$)`))
  const added = new Set(hostsOf(policy).filter((host) => !hostsOf(policyOf()).includes(host)))
  expect([...added]).toEqual(['https://chat.example.com'])
})

test('a site’s map pictures may be shown from their own server, which may do nothing else', () => {
  const origin = 'https://maps.example.com'
  const admitted = policyOf({ mapOrigin: origin })
    .split('; ')
    .filter((part) => part.includes(origin))
  expect(admitted).toEqual([expect.stringMatching(/^img-src /)])
})

test('the locator’s map may be called at its own server, which may run no script', () => {
  const origin = 'https://tiles.example.com'
  const policy = policyOf({ tileOrigin: origin })
  const admitted = policy.split('; ').filter((part) => part.includes(origin))
  expect(admitted).toEqual([expect.stringMatching(/^img-src /), expect.stringMatching(/^connect-src /)])
  expect(policy).not.toContain('unsafe')
})
