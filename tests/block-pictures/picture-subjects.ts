import { namePicture } from '#blocks/_page-templates/page-template.ts'
import { library, pageTemplates } from '#blocks/index.ts'
import { hashPage, hashSources } from './hash-sources.ts'

/** What a picture is taken of: an entry of the library, or a page template. */
export interface PictureSubject {
  id: string
  /** What the command's arguments name. */
  name: string
  /** Path within the gallery. */
  address: string
  shape: 'block' | 'page'
  hash: () => string
}

export const pictureSubjects: readonly PictureSubject[] = [
  ...library.map((entry): PictureSubject => ({
    id: entry.id,
    name: entry.slug,
    address: `${entry.slug}/${entry.preset ?? 'typical'}`,
    shape: 'block',
    hash: () => hashSources(entry),
  })),
  ...pageTemplates.map((template): PictureSubject => ({
    id: namePicture(template),
    name: template.name,
    address: `page-templates/${template.name}`,
    shape: 'page',
    hash: () => hashPage(template.layout),
  })),
]
