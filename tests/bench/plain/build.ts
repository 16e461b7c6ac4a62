import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { type Look, partMark } from './look.ts'

interface BuildInput {
  /** `search-page` of `search-page.tsx`; the file that is written has the same name. */
  page: string
  outDir: string
  /** Without one, parts keep their names. */
  look?: Look
}

/** Builds a plain page as the renderer's server entry is built: for production, whole with its React. */
export async function buildPlainPage({ page, outDir, look }: BuildInput): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...(look ? [given(look)] : []), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, `${page}.tsx`) },
    },
  })
}

/** The class names as literals of the built code, as if they had been written by hand. */
const given = (look: Look): Plugin => ({
  name: 'forecourt:given-look',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(import.meta.dirname) ? code.replace(partMark, (_, part: string) => look[part] ?? '') : null,
})
