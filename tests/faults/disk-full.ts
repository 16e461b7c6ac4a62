import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { signIn } from './admin-session.ts'
import { probe } from './probe.ts'
import { holds, none, type Scenario } from './scenario.ts'
import { leadRequest } from './send-leads.ts'
import { startWorld } from './world.ts'

const run = promisify(execFile)

/** The disk of the application's files is full: sites and leads go on, an upload is refused by an error that names the disk, and no orphan is left. */
export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'The disk of the data folder is full (a tmpfs of 24 MB)',
  run: async () => {
    const disk = await mkdtemp(join(tmpdir(), 'forecourt-disk-'))
    await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk])
    try {
      const world = await startWorld({ sites: 1, roles: 'web,admin,worker', filesDir: disk })
      const { application, sites } = world
      const site = sites[0]
      if (!site) throw new Error('There is no site.')
      const { port } = application
      const admin = await signIn(port)
      const first = await admin.upload({ tenant: site.id, name: 'first.png', bytes: await noise() })
      const address = z.object({ doc: z.object({ filename: z.string() }) }).parse(JSON.parse(first.text)).doc.filename
      const filesBefore = await listFiles(disk)
      await fill(disk)

      const refused = await admin.upload({ tenant: site.id, name: 'second.png', bytes: await noise() })
      const picture = await probe({ port, host: site.host, path: `/_img/w_640/media/${address}` })
      const page = await probe({ port, host: site.host, path: '/cars/car-0' })
      const lead = await probe(leadRequest({ port, host: site.host, index: 1 }))
      const rows = await admin.get('/cms/api/media?limit=100&depth=0')
      const orphans = (await listFiles(disk)).filter((name) => !filesBefore.includes(name) && name !== 'filler')

      await rm(join(disk, 'filler'))
      const retried = await admin.upload({ tenant: site.id, name: 'second.png', bytes: await noise() })
      await world.stop()
      return [
        holds('an upload is refused', refused.status === 507, String(refused.status)),
        holds('the error names the disk', refused.text.includes(disk)),
        none('rows without a file', countDocs(rows.text) - 1),
        none('files without a row', orphans.length),
        holds('a picture is served all the same', picture.status === 200, String(picture.status)),
        holds('a page is served', page.status === 200, String(page.status)),
        holds('a lead is accepted', lead.status === 200, String(lead.status)),
        holds('the upload works once there is room', retried.status === 201, String(retried.status)),
      ]
    } finally {
      await run('umount', ['-l', disk])
      await rm(disk, { recursive: true, force: true })
    }
  },
}

const countDocs = (text: string) => z.object({ totalDocs: z.int() }).parse(JSON.parse(text)).totalDocs

/** A picture that does not compress, of about 1 MB. */
const noise = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

async function fill(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize))
}

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
