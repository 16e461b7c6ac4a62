import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPlainPage } from './plain/build.ts'
import { lookOf } from './plain/look.ts'
import { ourHtml, type PageName, pages, ways } from './rendered-pages.ts'
import { requireSameMarkup } from './same-markup.ts'

/** Writes a page in the ways that are compared to the folder. Throws where they are not the same: such a comparison would say nothing. */
export async function preparePage(name: PageName, folder: string): Promise<void> {
  const html = await (await ways.ours(name))()
  const named = join(folder, 'named')
  const page = pages[name].plainFile
  for (const each of [folder, named]) {
    await mkdir(each, { recursive: true })
    await writeFile(ourHtml(each), html)
  }
  await buildPlainPage({ page, outDir: named })
  const look = lookOf(html, await (await ways.plain(name, named))())
  await buildPlainPage({ page, outDir: folder, look })
  for (const open of [ways.plain, ways.bare]) requireSameMarkup(html, await (await open(name, folder))())
}
