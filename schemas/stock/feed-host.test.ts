import { expect, test } from 'vitest'
import { allowsFeedHost, readFeedHost } from './feed-host.ts'

test('a host is kept in lower case, without a final dot', () => {
  expect(readFeedHost(' Feeds.Example.COM. ')).toBe('feeds.example.com')
})

test.each([
  'https://feeds.example.com',
  'feeds.example.com/stock',
  'feeds.example.com:8080',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '2130706433',
  '*',
  '*.com',
  'a b.example.com',
  '',
])('%o is no host that a site can allow', (text) => {
  expect(readFeedHost(text)).toBeNull()
})

test('a star allows all subdomains, but not the domain itself', () => {
  const allowed = ['*.example.com']
  expect(
    ['cdn.example.com', 'a.b.example.com', 'example.com', 'evilexample.com'].map((host) =>
      allowsFeedHost(allowed, host),
    ),
  ).toEqual([true, true, false, false])
})

test('a name allows itself alone', () => {
  const allowed = ['feeds.example.com']
  expect(
    ['FEEDS.example.com', 'feeds.example.com.', 'x.feeds.example.com', 'feeds.example.com.evil.net'].map((host) =>
      allowsFeedHost(allowed, host),
    ),
  ).toEqual([true, true, false, false])
})
