import { writeFile } from 'node:fs/promises'
import { ourHtml, type PageName, ways } from './rendered-pages.ts'
import { requireSameMarkup } from './same-markup.ts'

/** Writes our page to the folder. Throws where its bare elements are another page: such a comparison would say nothing. */
export async function preparePage(name: PageName, folder: string): Promise<void> {
  const html = await (await ways.ours(name))()
  await writeFile(ourHtml(folder), html)
  requireSameMarkup(html, await (await ways.bare(name, folder))())
}
