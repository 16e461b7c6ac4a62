import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { pictures } from '#blocks/_kit/generated/pictures.ts'
import { developmentRenderer } from '#platform/pages/renderer.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { pictureSubjects, type PictureSubject } from './picture-subjects.ts'
import { writePicture, writePictureList } from './picture-files.ts'
import { openPicturePage, takePicture } from './take-picture.ts'

/**
 * `npm run block-pictures`: takes the pictures of blocks, presets and page templates that are missing or out of date; with names,
 * those of these blocks and templates; with `--all`, every one. Renders from source.
 */
async function main(args: readonly string[]): Promise<void> {
  const wanted = pictureSubjects.filter(
    (subject) => args.includes('--all') || args.includes(subject.name) || (args.length === 0 && isStale(subject)),
  )
  const hashes: Record<string, string> = { ...pictures }
  const renderer = await developmentRenderer({ root: join(import.meta.dirname, '..', '..'), server: createServer() })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await openPicturePage(browser, renderer.renderGallery)
    for (const subject of wanted) {
      const picture = await takePicture(page, subject)
      process.stdout.write(
        `${subject.id}: ${picture ? `${picture.length} bytes` : 'shows nothing, so it has no picture'}\n`,
      )
      delete hashes[subject.id]
      if (!picture) continue
      writePicture(subject.id, picture)
      hashes[subject.id] = subject.hash()
    }
  } finally {
    writePictureList(hashes)
    await browser.close()
    await renderer.close()
  }
}

const isStale = ({ id, hash }: PictureSubject): boolean => pictures[id] !== hash()

await main(process.argv.slice(2))
