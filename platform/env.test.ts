import { expect, test } from 'vitest'
import { EnvProblem, readEnv, readLaunchEnv } from './env.ts'

const whole = { DATABASE_URL: 'postgres://user:hunter2@db/forecourt', FORECOURT_SECRET: 's'.repeat(32) }

const wrong = (source: Record<string, string>): string => {
  try {
    readEnv({ ...whole, ...source })
  } catch (error) {
    if (error instanceof EnvProblem) return error.message
  }
  return ''
}

test('a demo starts without any setting', () => {
  expect(readLaunchEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    FORECOURT_ROLES: ['web', 'admin', 'worker'],
    FORECOURT_ADMIN_URL: 'http://localhost:3000',
    FORECOURT_FETCH_FROM_LOOPBACK: false,
    FORECOURT_GRAPHQL: false,
  })
})

test('a server needs a database and a secret', () => {
  expect(() => readEnv({})).toThrow(/DATABASE_URL is required\n  FORECOURT_SECRET is required/)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://db/forecourt'],
  ['FORECOURT_ADMIN_URL', 'admin.example.com'],
  ['FORECOURT_ADMIN_EMAIL', 'nobody'],
  ['FORECOURT_ADMIN_PASSWORD', 'short'],
  ['FORECOURT_SECRET', 'short'],
  ['FORECOURT_ROLES', 'web,cook'],
  ['FORECOURT_GRAPHQL', 'perhaps'],
  ['FORECOURT_LOG_LEVEL', 'loud'],
  ['FORECOURT_LIMIT_FACTOR', '-1'],
  ['FORECOURT_TRUST_PROXY', 'banana'],
  ['FORECOURT_TRUST_PROXY', '10.0.0.1,'],
  ['FORECOURT_HOST_HEADER', 'X Forwarded Host'],
  ['FORECOURT_METRICS_PORT', '0'],
  ['FORECOURT_METRICS_TOKEN', 'short'],
  ['FORECOURT_DRAIN_SECONDS', '-1'],
  ['MEILISEARCH_URL', 'localhost:7700'],
])('a wrong %s is named', (key, value) => {
  expect(wrong({ [key]: value })).toMatch(new RegExp(`^  ${key} must `, 'm'))
})

test('every wrong setting is named at once', () => {
  expect(wrong({ PORT: 'abc', FORECOURT_LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(3)
})

test('a search engine needs both its address and its key', () => {
  expect(wrong({ MEILISEARCH_URL: 'http://localhost:7700' })).toContain(
    'MEILISEARCH_KEY is required where MEILISEARCH_URL is set',
  )
})

test('a header that names the host needs a proxy that is trusted to send it, and a token of the metrics their port', () => {
  expect(wrong({ FORECOURT_HOST_HEADER: 'X-Forwarded-Host' })).toContain('FORECOURT_TRUST_PROXY is required')
  expect(wrong({ FORECOURT_METRICS_TOKEN: 'sixteen characters' })).toContain('FORECOURT_METRICS_PORT is required')
})

test('an empty value counts as none', () => {
  expect(readEnv({ ...whole, PORT: '', MEILISEARCH_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('a secret is never repeated in a message', () => {
  expect(wrong({ FORECOURT_SECRET: 'hunter2', DATABASE_URL: 'x://hunter2' })).not.toContain('hunter2')
})

test('the admin’s address is an origin, whatever path was given', () => {
  const env = readEnv({ ...whole, FORECOURT_ADMIN_URL: 'https://admin.example.com/admin/' })
  expect(env.FORECOURT_ADMIN_URL).toBe('https://admin.example.com')
})

test.each([
  ['false', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.1, loopback', ['10.0.0.1', 'loopback']],
])('FORECOURT_TRUST_PROXY=%s', (value, expected) => {
  expect(readEnv({ ...whole, FORECOURT_TRUST_PROXY: value }).FORECOURT_TRUST_PROXY).toEqual(expected)
})
