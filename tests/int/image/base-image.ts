import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GenericContainer } from 'testcontainers'
import { findContainerEngine, pull } from '#tests/support/container-images.ts'

/**
 * An image to build ours on: the one that `FORECOURT_TEST_BASE_IMAGE` names, a `node:24` that is here or can be pulled, or the PostgreSQL image of
 * the other tests with this machine's Node and npm laid over it, once. Null where none can be had.
 */
export async function findBaseImage(): Promise<string | null> {
  const named = process.env['FORECOURT_TEST_BASE_IMAGE']
  if (named) return named
  const client = await findContainerEngine()
  if (!client) return null
  const images = (await client.container.dockerode.listImages()).flatMap(({ RepoTags }) => RepoTags ?? [])
  const nodeImage = images.find((image) => /^node:24\b/.test(image))
  if (nodeImage) return nodeImage
  if (images.includes(madeHere)) return madeHere
  if ((await pull(client, published)) === null) return published
  const debian = process.env['POSTGRES_IMAGE']
  return debian && images.includes(debian) && process.platform === 'linux' ? withNode(debian) : null
}

/** What the Dockerfile is built on by default. */
const published = 'node:24-bookworm-slim'
const madeHere = `forecourt-test/node:${process.versions.node}`

async function withNode(debian: string): Promise<string> {
  const context = await mkdtemp(join(tmpdir(), 'forecourt-base-'))
  try {
    const npm = await realpath(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())
    await cp(process.execPath, join(context, 'node'))
    await cp(dirname(dirname(npm)), join(context, 'npm'), { recursive: true, dereference: true })
    await writeFile(join(context, 'Dockerfile'), [...layers(debian), ...(await certificates(context))].join('\n'))
    await GenericContainer.fromDockerfile(context).withBuildkit().build(madeHere, { deleteOnExit: false })
    return madeHere
  } finally {
    await rm(context, { recursive: true, force: true })
  }
}

const layers = (debian: string) => [
  `FROM ${debian}`,
  'COPY node /usr/local/bin/node',
  'COPY npm /usr/local/lib/node_modules/npm',
  'RUN ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -sf ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx',
  'ENTRYPOINT []',
]

/** Where this machine reaches the registry through a proxy of its own, a build does too. */
async function certificates(context: string): Promise<string[]> {
  const file = process.env['NODE_EXTRA_CA_CERTS']
  if (!file) return []
  await cp(file, join(context, 'certificates.pem'))
  return [
    'COPY certificates.pem /usr/local/share/certificates.pem',
    'ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem',
  ]
}
