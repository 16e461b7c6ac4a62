import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RequestListener, Server } from 'node:http'
import type { RenderCanvas } from '#schemas/page/canvas-blocks.ts'
import type { Render, RenderInput, RenderOutput } from '#schemas/page/render.ts'

/** Exports of the renderer's server entry. */
interface ServerEntry {
  render: Render
  renderCanvas: RenderCanvas
  renderGallery: (input: Pick<RenderInput, 'url' | 'now' | 'report'>) => Promise<RenderOutput>
}

export interface Renderer extends ServerEntry {
  /** Serves modules and hot updates in development; null with built files. */
  middleware: RequestListener | null
  close: () => Promise<void>
}

/** The renderer built by `vite build`. */
export async function builtRenderer(root: string): Promise<Renderer> {
  const entry = join(root, 'dist/renderer/server/entry-server.js')
  await access(entry).catch(() => {
    throw new Error('The site is not built yet: run `npm run build`, then start again.')
  })
  const { render, renderCanvas, renderGallery } = (await import(pathToFileURL(entry).href)) as ServerEntry
  return { render, renderCanvas, renderGallery, middleware: null, close: async () => undefined }
}

/** The renderer from source, through Vite: an edited block is used by the next request. */
export async function developmentRenderer({ root, server }: { root: string; server: Server }): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  })
  const entry = async () => (await vite.ssrLoadModule('/renderer/entry-server.tsx')) as ServerEntry
  return {
    render: async (input) => (await entry()).render(input),
    renderCanvas: async (input) => (await entry()).renderCanvas(input),
    renderGallery: async (input) => (await entry()).renderGallery(input),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
