import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Render, RenderInput } from '#schemas/page/render.ts'
import { aSearchPage } from './search-page.ts'
import { aVehiclePage } from './vehicle-page.ts'

/** Renders one page again, at each call. */
export type RenderPage = () => string | Promise<string>

const pages = { search: aSearchPage, vehicle: aVehiclePage } as const satisfies Record<string, () => RenderInput>

export type PageName = keyof typeof pages
export const isPageName = (name: string): name is PageName => name in pages

/** The page as we render it; its bare elements are made from it. */
export const ourHtml = (folder: string): string => join(folder, 'ours.html')

/** Two ways to the same page. Each imports no more than it needs. */
export const ways = {
  ours: async (page: PageName): Promise<RenderPage> => {
    const { href } = new URL('../../dist/renderer/server/entry-server.js', import.meta.url)
    const { render }: { render: Render } = await import(href)
    const input = pages[page]()
    return async () => (await render(input)).html
  },
  /** From what `preparePage` wrote to the folder. */
  bare: async (_page: PageName, folder: string): Promise<RenderPage> => {
    const { bareElements } = await import('./bare-elements.ts')
    const { renderToString } = await import('react-dom/server')
    const elements = bareElements(await readFile(ourHtml(folder), 'utf8'))
    return () => renderToString(elements())
  },
} as const satisfies Record<string, (page: PageName, folder: string) => Promise<RenderPage>>

export type RenderVariant = keyof typeof ways
export const isWay = (name: string): name is RenderVariant => name in ways
