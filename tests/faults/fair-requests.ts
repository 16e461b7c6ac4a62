import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startCrowd } from './crowd.ts'
import { probe } from './probe.ts'
import { atMost, type Check, none, type Scenario } from './scenario.ts'
import { startWorld } from './world.ts'

const connections = 150

/** Searches and pictures of one site by 150 addresses, while a visitor of another site opens its pages and searches. */
export const fairRequests: Scenario = {
  name: 'fair-requests',
  title: `${connections} addresses that search one site, and that ask for its pictures`,
  run: async ({ isQuick, say }) => {
    const world = await startWorld({ sites: 2, roles: 'web' })
    const { port } = world.application
    const [crowded, quiet] = world.sites
    if (!crowded || !quiet) throw new Error('There are fewer than two sites.')
    const pictures = await storePictures(join(world.dataDir, 'stock', crowded.slug))
    let nextPostcode = 1_000
    const requests = {
      'page in memory': () => '/',
      'fresh page': () => `/cars/car-0?postcode=${(nextPostcode += 1)}`,
      search: () => '/api/search?query=kia',
    }
    const times = isQuick ? 100 : 500
    let failed = 0
    const measure = async (getPath: () => string) => {
      const taken: number[] = []
      for (let time = 0; time < times; time += 1) {
        const headers = { 'x-forwarded-for': '198.51.100.2' }
        const { status, ms } = await probe({ port, host: quiet.host, path: getPath(), headers })
        if (status !== 200) failed += 1
        taken.push(ms)
      }
      return percentile99(taken)
    }
    const crowds = {
      searches: Array.from({ length: 30 }, (_, page) => `/api/search?query=kia&page=${page + 1}`),
      pictures,
    }
    const checks: Check[] = []
    for (const [what, getPath] of Object.entries(requests)) {
      await measure(getPath)
      const alone = await measure(getPath)
      for (const [crowd, paths] of Object.entries(crowds)) {
        const { leave } = await startCrowd({ port, host: crowded.host, paths, connections })
        const beside = await measure(getPath)
        await leave()
        say(`${what}: 99th percentile ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${crowd}`)
        checks.push(
          atMost(`${what} beside ${crowd}, 99th percentile in times of that alone`, {
            value: beside / alone,
            limit: 2,
            unit: 'times',
          }),
        )
      }
    }
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

const percentile99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
