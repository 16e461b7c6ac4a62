import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { findDeadLinks } from './markdown-links.ts'
import { listFiles, root } from './tracked-files.ts'

test.each(listFiles(/\.md$/).map((file) => [file]))('every link of %s leads somewhere', async (file) => {
  expect(await findDeadLinks(file)).toEqual([])
})

test('a link to a missing page, heading or picture is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    const file = relative(root, join(folder, 'planted.md'))
    const links = ['[a](gone.md)', '[b](#missing)', '![c](gone.webp)', '[d](#here)', '`[e](code.md)`']
    await writeFile(join(root, file), `# Here\n\n${links.join('\n')}\n`)
    expect(await findDeadLinks(file)).toEqual([`${file}: gone.md`, `${file}: #missing`, `${file}: gone.webp`])
  } finally {
    await rm(folder, { recursive: true })
  }
})
