import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import type { Api, EndpointName } from '#schemas/api/endpoints.ts'
import { endpoints } from '#schemas/api/endpoints.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Render, RenderInput, RenderOutput } from '#schemas/page/render.ts'

interface RendererModule {
  render: Render
  renderGallery: (input: { url: string; now: Date; report: RenderInput['report'] }) => Promise<RenderOutput>
}

export interface ServedRenderer {
  origin: string
  close: () => Promise<void>
}

const dist = new URL('../../../dist/renderer/', import.meta.url)
const now = new Date('2026-11-21T00:00:00.000Z')

/**
 * The built renderer behind the smallest server there can be, with the policy that the platform sends: pages by path, the gallery, the built
 * files, and an API with sample answers. With `?in-pieces` a page arrives up to its first list item, and each further one after a pause.
 */
export async function serveRenderer(
  pages: Record<string, BlockNode[]>,
  api: Api = sampleApi(),
): Promise<ServedRenderer> {
  const { render, renderGallery } = (await import(new URL('server/entry-server.js', dist).href)) as RendererModule
  const report: RenderInput['report'] = ({ error }) => {
    throw error
  }
  const page = (url: string): Promise<RenderOutput> => {
    const path = url.split('?')[0] ?? '/'
    const layout = pages[path]
    const document = layout && {
      id: 1,
      title: `Page ${path}`,
      path,
      layout,
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: now.toISOString(),
    }
    const status = document ? 200 : 404
    return render({
      site: aSite(),
      page: document ?? null,
      params: {},
      url,
      status,
      preview: false,
      now,
      requestId: 'e2e',
      api,
      report,
    })
  }
  const answer = async (url: string, response: ServerResponse) => {
    if (url.startsWith('/assets/')) return sendAsset(url, response)
    if (url.startsWith('/api/')) return sendAnswer(url, api, response)
    if (/^\/(_img|media|stock)\//.test(url))
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture)
    const output = await (url.startsWith('/_gallery') ? renderGallery({ url, now, report }) : page(url))
    await sendPage(output, response, { inPieces: url.endsWith('?in-pieces') })
  }
  const server = createServer((request: IncomingMessage, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#ccd" d="M0 0h4v3H0z"/></svg>'

async function sendPage(
  { status, html, styleHashes, scriptHashes }: RenderOutput,
  response: ServerResponse,
  { inPieces }: { inPieces: boolean },
): Promise<void> {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  const policy = `default-src 'none'; script-src ${sources(scriptHashes)}; style-src ${sources(styleHashes)}; img-src 'self' data: blob:; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'`
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
  for (const piece of inPieces ? html.split(/(?=<li )/) : []) {
    response.write(piece)
    await setTimeout(100)
  }
  response.end(inPieces ? '' : html)
}

async function sendAsset(url: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(await readFile(new URL(`client${url}`, dist)))
}

async function sendAnswer(url: string, api: Api, response: ServerResponse): Promise<void> {
  const name = (Object.keys(endpoints) as EndpointName[]).find((each) => endpoints[each].path === url.split('?')[0])
  const body = await api.call(name ?? 'vehicle', {})
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
