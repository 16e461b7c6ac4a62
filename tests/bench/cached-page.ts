import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Answer, Forecourt } from '#tests/support/forecourt.ts'
import { type Finding, median } from './finding.ts'

const rounds = 5
const secondsARound = 4
const connections = 50

interface CachedPageBench {
  forecourt: Forecourt
  host: string
  path: string
  folder: string
}

/** Requests a second that our server answers from its page cache, against `http` alone sending the same bytes. */
export async function cachedPage({ forecourt, host, path, folder }: CachedPageBench): Promise<Finding> {
  const headers = { host, 'accept-encoding': 'gzip, deflate, br, zstd' }
  await forecourt.ask(path, { host, headers })
  const answer = await forecourt.ask(path, { host, headers })
  if (answer.headers['cache-status'] !== 'forecourt; hit') throw new Error(`${path} is not served from the cache.`)
  const bare = await startBareServer(answer, folder)
  try {
    const load = (port: number) => requestsASecond({ url: `http://127.0.0.1:${port}${path}`, headers })
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      const [our, their] =
        round % 2 === 0
          ? [await load(forecourt.port), await load(bare.port)]
          : await Promise.resolve(load(bare.port)).then(async (their) => [await load(forecourt.port), their] as const)
      // The first round warms both up.
      if (round < 0) continue
      ours.push(our)
      theirs.push(their)
    }
    return {
      name: 'cached page',
      of: `requests a second: ${path} from the page cache, against a bare http server that sends the same bytes`,
      target: { ratio: 0.8, is: 'at least' },
      ratio: median(ours.map((rate, round) => rate / (theirs[round] ?? NaN))),
      details: { requestsPerSecond: median(ours), barePerSecond: median(theirs), bytes: answer.body.length },
    }
  } finally {
    await bare.stop()
  }
}

async function requestsASecond({ url, headers }: { url: string; headers: Record<string, string> }): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: secondsARound })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests to ${url} failed.`)
  return result.requests.average
}

/** What `http` adds by itself is left to it. */
const byHttp = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

async function startBareServer({ status, headers, body }: Answer, folder: string) {
  const kept = Object.entries(headers).filter(([name]) => !byHttp.has(name))
  const file = join(folder, 'answer.json')
  await writeFile(
    file,
    JSON.stringify({
      status,
      headers: kept.flatMap(([name, value]) => [name, String(value)]),
      body: body.toString('base64'),
    }),
  )
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    port: Number(port.toString()),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
