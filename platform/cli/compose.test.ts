import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { envKeys, readEnv } from '#platform/env.ts'

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      stop_grace_period: z.string().default('10s'),
      ports: z.array(z.string()).default([]),
    }),
  ),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
})

const { services, networks } = composeFile.parse(parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }))
const ours = Object.entries(services).filter(([, { image }]) => image === 'forecourt')

/** Substitutes `${NAME:-default}` and `${NAME:?why}` as Compose does. */
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, text: string) =>
    kind === '-' ? text : `chosen-${name}`.padEnd(40, 'x'),
  )

const none = { environment: {} }

const settingsOf = ({ environment }: { environment: Record<string, string> }) =>
  Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value)]))

test.each(ours)('every variable that Compose sets for %s is one that is read', (_name, { environment }) => {
  expect(Object.keys(environment).filter((key) => !envKeys.some((known) => known === key))).toEqual([])
})

test.each(ours)('%s starts with what Compose sets', (_name, service) => {
  expect(() => readEnv(settingsOf(service))).not.toThrow()
})

test('every variable is set for some process of Compose', () => {
  const set = new Set(ours.flatMap(([, { environment }]) => Object.keys(environment)))
  expect(envKeys.filter((key) => !set.has(key))).toEqual([])
})

test('two processes serve the web, and one the admin and the jobs', () => {
  const roles = ours.flatMap(([, service]) => settingsOf(service).FORECOURT_ROLES ?? [])
  expect(roles).toEqual(['web', 'web', 'admin,worker'])
})

test('the processes are reached through Caddy alone, and believe what its network forwards', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))
  expect(published).toEqual(['caddy'])
  const trusted = ours.map(([, service]) => settingsOf(service).FORECOURT_TRUST_PROXY)
  expect(new Set(trusted)).toEqual(new Set([networks.default.ipam.config[0]?.subnet]))
})

test('Caddy knows each process by its name', () => {
  const { ADMIN_PROCESS: admin, WEB_PROCESSES: web, WEB_METRICS: metrics } = settingsOf(services['caddy'] ?? none)
  expect([admin, web, metrics]).toEqual(['office:3000', 'web-1:3000 web-2:3000', 'web-1:9464 web-2:9464'])
})

test('a process has the time to stop that its settings give it', () => {
  for (const [, service] of ours) {
    const grace = Number.parseInt(service.stop_grace_period, 10)
    const drain = Number(settingsOf(service).FORECOURT_DRAIN_SECONDS)
    expect(grace).toBeGreaterThanOrEqual(drain + 10 + 20)
  }
})

test('every variable that the image sets is one that is read', async () => {
  const dockerfile = await readFile('Dockerfile', 'utf8')
  const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line?.match(/\w+(?==)/g) ?? [])
  expect(set.filter((key) => !envKeys.some((known) => known === key))).toEqual([])
})
