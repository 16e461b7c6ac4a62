import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig } from 'payload'
import sharp from 'sharp'
import { editor } from '#cms/fields/editor.ts'
import { plainBlocks } from './plain-blocks.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** Payload as it comes: one collection with the blocks of the long page, and what these refer to. */
export default buildConfig({
  secret: 'the-bench-keeps-no-secret',
  telemetry: false,
  sharp,
  editor,
  blocks: plainBlocks,
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'media', upload: { staticDir: process.env['PLAIN_MEDIA'] ?? 'media' }, fields: [] },
    ...['dealerships', 'locations', 'menus', 'models', 'promos', 'sections', 'slides', 'vehicles'].map(named),
    {
      slug: 'pages',
      versions: { drafts: { autosave: { interval: 800 } } },
      fields: [
        { name: 'title', type: 'text' },
        { name: 'layout', type: 'blocks', blocks: [], blockReferences: plainBlocks.map(({ slug }) => slug as never) },
      ],
    },
  ],
  db: postgresAdapter({
    pool: { connectionString: process.env['DATABASE_URL'] ?? '' },
    push: process.env['NODE_ENV'] === 'development',
    blocksAsJSON: true,
  }),
  typescript: { autoGenerate: false },
  admin: {
    user: 'users',
    importMap: { baseDir: here, importMapFile: resolve(here, 'import-map.ts'), autoGenerate: false },
  },
})

function named(slug: string): CollectionConfig {
  return { slug, fields: [{ name: 'title', type: 'text' }] }
}
