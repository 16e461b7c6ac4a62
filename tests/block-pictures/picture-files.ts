import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSubjects } from './picture-subjects.ts'

const root = join(import.meta.dirname, '..', '..')

/** Next serves this folder under `/cms/block-pictures`. */
export const pictureFolder = join(root, 'cms', 'public', 'cms', 'block-pictures')
const listFile = join(root, 'blocks', '_kit', 'generated', 'pictures.ts')

export const pictureFile = (id: string): string => join(pictureFolder, `${id}.webp`)

export function writePicture(id: string, picture: Buffer): void {
  mkdirSync(pictureFolder, { recursive: true })
  writeFileSync(pictureFile(id), picture)
}

/** Writes the list of pictures by entry, and deletes the files that are not in it. */
export function writePictureList(hashes: Readonly<Record<string, string>>): void {
  const known = pictureSubjects.flatMap(({ id }) => (hashes[id] === undefined ? [] : [[id, hashes[id]] as const]))
  const lines = known.map(([id, hash]) => `  '${id}': '${hash}',\n`)
  writeFileSync(
    listFile,
    `// Written by npm run block-pictures. Do not edit.

/** Entries of the library and page templates with a picture, and the hash of the sources that it shows. */
export const pictures: Readonly<Record<string, string>> = {
${lines.join('')}}
`,
  )
  const kept = new Set(known.map(([id]) => `${id}.webp`))
  for (const file of readdirSync(pictureFolder)) if (!kept.has(file)) rmSync(join(pictureFolder, file))
}
