import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '#schemas/page/render.ts'
import { documentParts } from './plain/document-parts.ts'
import type * as searchPage from './plain/search-page.tsx'
import { aSearchPage } from './search-page.ts'

/** Renders one page anew, at each call. */
export type RenderPage = () => string | Promise<string>

/** The page as we render it; the others are made from it. */
export const ourHtml = (folder: string): string => join(folder, 'ours.html')

/** Three ways to the same page, from what `preparePages` wrote to the folder. Each imports no more than it needs. */
export const renderedPages = {
  ours: async (): Promise<RenderPage> => {
    const { href } = new URL('../../dist/renderer/server/entry-server.js', import.meta.url)
    const { render }: { render: Render } = await import(href)
    const input = aSearchPage()
    return async () => (await render(input)).html
  },
  plain: async (folder: string): Promise<RenderPage> => {
    const { href } = pathToFileURL(join(folder, 'search-page.js'))
    const { plainSearchPage }: typeof searchPage = await import(href)
    const parts = documentParts(await readFile(ourHtml(folder), 'utf8'))
    const input = aSearchPage()
    return () => plainSearchPage(input, parts)
  },
  bare: async (folder: string): Promise<RenderPage> => {
    const { bareElements } = await import('./bare-elements.ts')
    const { renderToString } = await import('react-dom/server')
    const elements = bareElements(await readFile(ourHtml(folder), 'utf8'))
    return () => renderToString(elements())
  },
} as const satisfies Record<string, (folder: string) => Promise<RenderPage>>
