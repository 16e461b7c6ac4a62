import { z } from 'zod'
import { signInToCms } from './cms-api.ts'
import { nameContainerImages } from './container-images.ts'
import { startDemo } from './demo.ts'

const variable = 'FORECOURT_TEST_DEMO'

const described = z.object({
  port: z.int(),
  administratorToken: z.string(),
  databaseUrl: z.string(),
})

/** Playwright's global setup: one demo for the whole run. Its processes find it in their environment. */
export default async function startDemoOfTheRun(): Promise<() => Promise<void>> {
  const began = performance.now()
  const say = (line: string) => process.stdout.write(`${line}\n`)
  await nameContainerImages(say)
  const demo = await startDemo({ count: 162, say })
  say(`The demo runs on port ${demo.port} after ${Math.round((performance.now() - began) / 1000)} s.`)
  const administratorToken = await signInToCms(`http://localhost:${demo.port}`, demo.administrator)
  process.env[variable] = JSON.stringify(described.parse({ ...demo, administratorToken }))
  return async () => {
    const code = await demo.stop()
    if (code !== 0) throw new Error(`The demo ended with ${code}:\n${demo.log().slice(-4_000)}`)
  }
}

const demo = () => described.parse(JSON.parse(process.env[variable] ?? 'null'))

/** One session for all that arranges tests: each of two workers signing in at once would lose theirs. */
export const administratorToken = () => demo().administratorToken
export const adminOrigin = () => `http://localhost:${demo().port}`
export const siteOrigin = (slug: string) => `http://${slug}.localhost:${demo().port}`
export const demoPort = () => demo().port
export const demoDatabase = () => demo().databaseUrl
