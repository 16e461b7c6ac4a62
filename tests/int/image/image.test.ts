import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { nameContainerImages } from '#tests/support/container-images.ts'
import { findBaseImage } from './base-image.ts'

const minutes = 60_000
vi.setConfig({ hookTimeout: 20 * minutes, testTimeout: 3 * minutes })

await nameContainerImages((line) => process.stderr.write(`${line}\n`))
const base = await findBaseImage()
const postgresImage = process.env['POSTGRES_IMAGE']
if (base === null) {
  process.stderr.write(
    'The image is not built: no base image can be had. FORECOURT_TEST_BASE_IMAGE names another one.\n',
  )
}

const image = 'forecourt-test/forecourt'
const settings = { FORECOURT_SECRET: 'only-for-tests-only-for-tests-only', FORECOURT_ROLES: 'web' }

beforeAll(async () => {
  if (base === null) return
  await GenericContainer.fromDockerfile(process.cwd())
    .withBuildArgs({ BASE: base })
    .withBuildkit()
    .build(image, { deleteOnExit: false })
})
// What it was built from stays in the engine's cache.
afterAll(async () => {
  if (base === null) return
  const { container } = await getContainerRuntimeClient()
  await container.dockerode.getImage(image).remove({ force: true })
})

test.runIf(base !== null)('the image refuses to start without its settings, and names them', async () => {
  let said = ''
  const container = await new GenericContainer(image)
    .withLogConsumer((log) => log.on('data', (line: string) => (said += line)))
    .withWaitStrategy(Wait.forLogMessage(/FORECOURT_SECRET/))
    .start()
  await container.stop()
  expect(said).toMatch(/DATABASE_URL is required\s+FORECOURT_SECRET is required/)
})

test.runIf(base !== null && postgresImage)('the image serves, as a user without rights', async () => {
  const postgres = await new GenericContainer(String(postgresImage))
    .withEnvironment({ POSTGRES_USER: 'forecourt', POSTGRES_PASSWORD: 'secret', POSTGRES_DB: 'forecourt' })
    .withExposedPorts(5432)
    .start()
  onTestFinished(async () => void (await postgres.stop()))
  // Both are on the engine's own network: one made for them would outlive a run that is killed, and an engine has room for thirty.
  const host = postgres.getIpAddress('bridge')
  const server = await new GenericContainer(image)
    .withEnvironment({ ...settings, DATABASE_URL: `postgres://forecourt:secret@${host}:5432/forecourt` })
    .withExposedPorts(3000)
    .withWaitStrategy(Wait.forHttp('/readyz', 3000).withStartupTimeout(2 * minutes))
    .start()
  onTestFinished(async () => void (await server.stop()))
  const { output } = await server.exec(['id', '-u'])
  expect(output.trim()).toBe('10001')
})
