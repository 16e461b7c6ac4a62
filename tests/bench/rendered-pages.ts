import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render, RenderInput } from '#schemas/page/render.ts'
import { type DocumentParts, documentParts } from './plain/document-parts.ts'
import type * as searchPage from './plain/search-page.tsx'
import type * as vehiclePage from './plain/vehicle-page.tsx'
import { aSearchPage } from './search-page.ts'
import { aVehiclePage } from './vehicle-page.ts'

/** Renders one page again, at each call. */
export type RenderPage = () => string | Promise<string>

/** The pages that are rendered in several ways. `plainFile` is built of `plain/<plainFile>.tsx`. */
export const pages = {
  search: {
    input: aSearchPage,
    plainFile: 'search-page',
    plain: ({ plainSearchPage }: typeof searchPage) => plainSearchPage,
  },
  vehicle: {
    input: aVehiclePage,
    plainFile: 'vehicle-page',
    plain: ({ plainVehiclePage }: typeof vehiclePage) => plainVehiclePage,
  },
} as const satisfies Record<string, { input: () => RenderInput; plainFile: string; plain: (built: never) => PlainPage }>

type PlainPage = (input: RenderInput, parts: DocumentParts) => Promise<string>

export type PageName = keyof typeof pages
export const isPageName = (name: string): name is PageName => name in pages

/** The page as we render it; the others are made from it. */
export const ourHtml = (folder: string): string => join(folder, 'ours.html')

/** Three ways to the same page, from what `preparePage` wrote to the folder. Each imports no more than it needs. */
export const ways = {
  ours: async (page: PageName): Promise<RenderPage> => {
    const { href } = new URL('../../dist/renderer/server/entry-server.js', import.meta.url)
    const { render }: { render: Render } = await import(href)
    const input = pages[page].input()
    return async () => (await render(input)).html
  },
  plain: async (page: PageName, folder: string): Promise<RenderPage> => {
    const { input: anInput, plainFile, plain } = pages[page]
    const { href } = pathToFileURL(join(folder, `${plainFile}.js`))
    const render: PlainPage = plain(await import(href))
    const parts = documentParts(await readFile(ourHtml(folder), 'utf8'))
    const input = anInput()
    return () => render(input, parts)
  },
  bare: async (_page: PageName, folder: string): Promise<RenderPage> => {
    const { bareElements } = await import('./bare-elements.ts')
    const { renderToString } = await import('react-dom/server')
    const elements = bareElements(await readFile(ourHtml(folder), 'utf8'))
    return () => renderToString(elements())
  },
} as const satisfies Record<string, (page: PageName, folder: string) => Promise<RenderPage>>

export type Way = keyof typeof ways
export const isWay = (name: string): name is Way => name in ways
