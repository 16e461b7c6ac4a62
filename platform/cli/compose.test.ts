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
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()).default([]),
    }),
  ),
})

const { services } = composeFile.parse(parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }))
const ours = Object.entries(services).filter(([, { image }]) => image === 'forecourt')

/** `${NAME:-default}` and `${NAME:?why}`, as Compose fills them in. */
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, text: string) =>
    kind === '-' ? text : `chosen-${name}`.padEnd(40, 'x'),
  )

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

test('every variable that the image sets is one that is read', async () => {
  const dockerfile = await readFile('Dockerfile', 'utf8')
  const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line?.match(/\w+(?==)/g) ?? [])
  expect(set.filter((key) => !envKeys.some((known) => known === key))).toEqual([])
})
