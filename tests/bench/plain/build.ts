import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Look } from './look.ts'

/** Builds the plain page as the renderer's server entry is built: for production, whole with its React. Writes `search-page.js` to the folder. */
export async function buildPlainPage(look: Look, outDir: string): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), given(look)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, 'search-page.tsx') },
    },
  })
}

/** The class names as literals of the built code, as if they had been written by hand. */
const given = (look: Look): Plugin => ({
  name: 'forecourt:given-look',
  resolveId: (id) => (id === 'virtual:look' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:look' ? `export const look = ${JSON.stringify(look)}` : undefined),
})
