import { writeFile } from 'node:fs/promises'
import { buildPlainPage } from './plain/build.ts'
import { lookOf } from './plain/look.ts'
import { ourHtml, renderedPages } from './rendered-pages.ts'
import { requireSameMarkup } from './same-markup.ts'

/** Writes the pages that are compared to the folder. Throws where they are not the same: such a comparison would say nothing. */
export async function preparePages(folder: string): Promise<void> {
  const html = await (await renderedPages.ours())()
  await writeFile(ourHtml(folder), html)
  await buildPlainPage(lookOf(html), folder)
  for (const open of [renderedPages.plain, renderedPages.bare]) requireSameMarkup(html, await (await open(folder))())
}
