import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startCrowd } from './crowd.ts'
import { restartableApplication } from './restartable-application.ts'
import { atMost, type Check, none, type Scenario } from './scenario.ts'
import { visit } from './visitor.ts'
import { forScenarios, startWorld } from './world.ts'

const connections = 150

/**
 * Searches and pictures of one site by 150 addresses, while a visitor of another site opens its pages and searches. The crowd and the
 * database share the machine's processors with the application. What that alone costs shows a second application that no crowd asks: the
 * visitor asks both in turn.
 */
export const fairRequests: Scenario = {
  name: 'fair-requests',
  title: `${connections} addresses that search one site, and that ask for its pictures`,
  run: async ({ isQuick, say }) => {
    const world = await startWorld({ sites: 2, roles: 'web' })
    const { database, dataDir } = world
    const { port } = world.application
    const apart = await restartableApplication({ databaseUrl: database.url, dataDir, roles: 'web', env: forScenarios })
    const [crowded, quiet] = world.sites
    if (!crowded || !quiet) throw new Error('There are fewer than two sites.')
    const pictures = await storePictures(join(dataDir, 'stock', crowded.slug))
    let nextPostcode = 1_000
    const requests = {
      'page in memory': () => '/',
      'fresh page': () => `/cars/car-0?postcode=${(nextPostcode += 1)}`,
      search: () => '/api/search?query=kia',
    }
    const times = isQuick ? 200 : 500
    let failed = 0
    const measure = async (getPath: () => string) => {
      const paths = Array.from({ length: times }, getPath)
      const [here, elsewhere] = await visit({ ports: [port, apart.port], host: quiet.host, paths })
      if (!here || !elsewhere) throw new Error('The visitor asked fewer than two applications.')
      failed += here.failed + elsewhere.failed
      return { here: here.percentile99, elsewhere: elsewhere.percentile99 }
    }
    const crowds = {
      searches: Array.from({ length: 30 }, (_, page) => `/api/search?query=kia&page=${page + 1}`),
      pictures,
    }
    const checks: Check[] = []
    for (const [what, getPath] of Object.entries(requests)) {
      await measure(getPath)
      const alone = (await measure(getPath)).here
      for (const [crowd, paths] of Object.entries(crowds)) {
        const { leave } = await startCrowd({ port, host: crowded.host, paths, connections })
        const { here, elsewhere } = await measure(getPath)
        await leave()
        const ms = [alone, here, elsewhere].map((time) => `${time.toFixed(1)} ms`)
        say(`${what}: 99th percentile ${ms[0]} alone, ${ms[1]} beside ${crowd}, ${ms[2]} in the other application`)
        checks.push(
          atMost(`${what} beside ${crowd}, 99th percentile in times of that without them on the same processors`, {
            value: here / Math.max(alone, elsewhere),
            limit: 2,
            unit: 'times',
          }),
        )
      }
    }
    await apart.stop()
    await world.stop()
    return [none("the visitor's requests that failed", failed), ...checks]
  },
}

/** Addresses of editions that are not stored yet: each is resized once. */
async function storePictures(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const noise = await sharp({
    create: {
      width: 1_600,
      height: 1_200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
  const files = Array.from({ length: 30 }, (_, index) => `picture-${index}.jpg`)
  await Promise.all(files.map((file) => writeFile(join(folder, file), noise)))
  const widths = [64, 128, 240, 320, 480, 640, 960, 1_280]
  const editions = widths.flatMap((width) => [40, 50, 60, 75, 90].map((quality) => `w_${width},q_${quality},f_webp`))
  return editions.flatMap((edition) => files.map((file) => `/_img/${edition}/stock/${file}`))
}
