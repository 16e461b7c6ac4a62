import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fetchToFile, type FetchOptions } from './fetch-to-file.ts'
import { networkWithLoopback, publicNetwork, type Network } from './network.ts'

let folder: string
let port: number
let answer: RequestListener = (_req, res) => void res.end('stocknum\n')
const asked: IncomingMessage[] = []
const server = createServer((req, res) => {
  asked.push(req)
  answer(req, res)
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-fetch-'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  asked.length = 0
})

const hosts = ['feeds.localhost', 'other.localhost']
const at = (path: string, host = 'feeds.localhost') => `http://${host}:${port}${path}`
const file = () => join(folder, 'feed.csv')
const fetching = (url: string, more: Partial<FetchOptions> = {}) =>
  fetchToFile({
    url,
    file: file(),
    allowedHosts: hosts,
    network: networkWithLoopback,
    bytesAtMost: 100_000,
    timeAtMost: 5_000,
    idleAtMost: 2_000,
    ...more,
  })
const codeOf = async (url: string, more: Partial<FetchOptions> = {}) => {
  const outcome = await fetching(url, more)
  return outcome.kind === 'refused' ? outcome.code : outcome.kind
}
const sends = (status: number, headers: Record<string, string> = {}, body = '') => {
  answer = (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(status, headers).end(body)
}
/** A DNS name with these addresses, one list per lookup. */
const named = (...answers: string[][]): Network => {
  let turn = 0
  return {
    ...publicNetwork,
    allowsPort: () => true,
    resolve: () => {
      const addresses = answers[Math.min(turn, answers.length - 1)] ?? []
      turn += 1
      return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
    },
  }
}

test('a file is fetched whole, with what the server says of its state', async () => {
  sends(200, { ETag: '"a1"', 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }, 'stocknum\nA1\n')
  expect(await fetching(at('/stock.csv'))).toMatchObject({
    kind: 'fetched',
    bytes: 12,
    etag: '"a1"',
    lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT',
  })
  expect(await readFile(file(), 'utf8')).toBe('stocknum\nA1\n')
})

test('a file that has not changed since is not sent again', async () => {
  answer = (req, res) => void res.writeHead(req.headers['if-none-match'] === '"a1"' ? 304 : 200).end()
  expect(await codeOf(at('/stock.csv'), { known: { etag: '"a1"', lastModified: null } })).toBe('unchanged')
})

test('a host that the site does not allow is never asked', async () => {
  expect(await codeOf(at('/', 'evil.localhost'))).toBe('host-not-allowed')
  expect(asked).toHaveLength(0)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
])('a name of an allowed host that leads to %s is refused before anything is sent', async (address) => {
  expect(await codeOf(at('/'), { network: named([address]) })).toBe('address-not-public')
  expect(asked).toHaveLength(0)
})

test('a name with a public and a private address is refused', async () => {
  expect(await codeOf(at('/'), { network: named(['93.184.215.14', '127.0.0.1']) })).toBe('address-not-public')
})

test('a name is resolved once: a second answer is never connected to', async () => {
  const network = named(['192.0.2.77'], ['127.0.0.1'])
  const outcome = codeOf(at('/'), {
    network: { ...network, allowsAddress: (address) => address !== '127.0.0.1' },
    timeAtMost: 400,
  })
  expect(await outcome).not.toBe('fetched')
  expect(asked).toHaveLength(0)
})

test('the address that was connected to is checked too, whatever the name said', async () => {
  let looks = 0
  const network: Network = { ...networkWithLoopback, allowsAddress: () => (looks += 1) === 1 }
  expect(await codeOf(at('/'), { network })).toBe('address-not-public')
})

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0/',
])('an address written as a number is refused: %s', async (url) => {
  expect(await codeOf(url, { network: publicNetwork, allowedHosts: ['127.0.0.1', '[::1]', '0.0.0.0'] })).toBe(
    'address-not-public',
  )
})

test.each(['ftp://feeds.localhost/', 'file:///etc/passwd', 'gopher://feeds.localhost/', 'not an address'])(
  'only web addresses are fetched: %s',
  async (url) => {
    expect(await codeOf(url)).toBe('address-invalid')
  },
)

test('ports other than those of the web are refused', async () => {
  expect(await codeOf('https://feeds.localhost:22/', { network: publicNetwork })).toBe('port-not-allowed')
})

test('a redirect to a private address is refused', async () => {
  sends(302, { Location: 'http://169.254.169.254/latest/meta-data/' })
  expect(await codeOf(at('/'))).toBe('address-not-public')
})

test('a redirect to a host that the site does not allow is refused', async () => {
  sends(302, { Location: 'http://evil.localhost/' })
  expect(await codeOf(at('/'))).toBe('host-not-allowed')
})

test('three redirects are followed, a fourth is not', async () => {
  const hops =
    (most: number): RequestListener =>
    (req, res) => {
      const step = Number(req.url?.slice(1) ?? 0)
      if (step < most) res.writeHead(302, { Location: `/${step + 1}` }).end()
      else res.end('x')
    }
  answer = hops(3)
  expect(await codeOf(at('/0'))).toBe('fetched')
  answer = hops(4)
  expect(await codeOf(at('/0'))).toBe('too-many-redirects')
})

test('a password goes to the feed’s own address, and not with a redirect to another', async () => {
  const login = { user: 'dealer', password: 'secret' }
  answer = (req, res) =>
    req.headers.host?.startsWith('feeds')
      ? void res.writeHead(302, { Location: at('/', 'other.localhost') }).end()
      : void res.end('x')
  await fetching(at('/'), { login })
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Basic ZGVhbGVyOnNlY3JldA==', undefined])
})

test('a name and password in a redirect’s address are not sent', async () => {
  answer = (req, res) =>
    req.url === '/'
      ? void res.writeHead(302, { Location: `http://a:b@other.localhost:${port}/x` }).end()
      : void res.end('x')
  await fetching(at('/'))
  expect(asked.at(-1)?.headers.authorization).toBeUndefined()
})

test.each([
  [401, 'sign-in'],
  [403, 'sign-in'],
  [404, 'not-found'],
  [500, 'server-failed'],
  [429, 'server-failed'],
  [204, 'answered-otherwise'],
])('an answer %i is told as %s', async (status, code) => {
  sends(status)
  expect(await codeOf(at('/'))).toBe(code)
})

test('a file that says it is too long is not read', async () => {
  sends(200, { 'Content-Length': '100001' }, 'x'.repeat(100_001))
  expect(await codeOf(at('/'))).toBe('too-large')
})

test('a file that does not say how long it is stops at the bound, and leaves nothing behind', async () => {
  await rm(file(), { force: true })
  answer = (_req, res) => {
    const more = () => {
      while (!res.destroyed && res.write('x'.repeat(10_000)));
      res.once('drain', more)
    }
    more()
  }
  expect(await codeOf(at('/'))).toBe('too-large')
  expect(await readdir(folder)).toEqual([])
})

test('a compressed answer is counted as it unpacks', async () => {
  answer = (_req, res) =>
    void res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)))
  expect(await codeOf(at('/'))).toBe('too-large')
})

test('a compressed answer is kept unpacked', async () => {
  answer = (_req, res) => void res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('stocknum\n'))
  await fetching(at('/'))
  expect(await readFile(file(), 'utf8')).toBe('stocknum\n')
})

test('an interrupted download keeps the previous file', async () => {
  sends(200, {}, 'before')
  await fetching(at('/'))
  answer = (_req, res) => {
    res.writeHead(200, { 'Content-Length': '5000' }).write('half')
    setTimeout(() => res.destroy(), 20)
  }
  expect(await codeOf(at('/'))).toBe('broke-off')
  expect((await stat(file())).size).toBe(6)
})

test('a server that falls silent is left', async () => {
  answer = (_req, res) => void res.writeHead(200).write('x')
  expect(await codeOf(at('/'), { idleAtMost: 100 })).toBe('timed-out')
})

test('a server that drips is left when the time is up', async () => {
  answer = (_req, res) => {
    const timer = setInterval(() => res.write('x'), 20)
    res.on('close', () => clearInterval(timer))
  }
  expect(await codeOf(at('/'), { timeAtMost: 300 })).toBe('timed-out')
})

test('a refusal is a sentence that names the host', async () => {
  sends(404)
  expect(await fetching(at('/'))).toMatchObject({
    words: 'feeds.localhost has no file at this address. Check the address.',
    mayPass: false,
  })
})

test('a full disk is named, and not blamed on the server', async () => {
  sends(200, {}, 'stocknum\nA1\n')
  const target = join(folder, 'full.csv')
  // Each write to this device fails with ENOSPC, as on a full disk.
  await symlink('/dev/full', `${target}.part`)
  await expect(fetching(at('/stock.csv'), { file: target })).rejects.toThrow(`The disk of ${folder} is full`)
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
})
