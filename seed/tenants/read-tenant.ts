import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type JsonSource, readJsonFile } from '../data-files/json-file.ts'
import { pageDocument, type PageDocument, sectionDocument, type SectionDocument } from './page-document.ts'
import { menuDocuments, reviewDocuments, tenantDocument, type TenantDocument } from './tenant-document.ts'

/** A document with the file that it was read from, for what turns out wrong later. */
type FromFile<T> = T & { source: JsonSource }

export type DemoPage = FromFile<PageDocument>
export type DemoSection = FromFile<SectionDocument>

/** A company of the demo: everything but its stock. What refers to something else does so by slug, path or name. */
export interface DemoTenant extends FromFile<TenantDocument> {
  reviews: z.output<typeof reviewDocuments>
  menus: FromFile<{ list: z.output<typeof menuDocuments> }>
  sections: readonly DemoSection[]
  pages: readonly DemoPage[]
}

/** Reads the folder of a tenant. Throws a `DataFileError` for what is wrong in its files. */
export function readTenant(slug: string, root: string = import.meta.dirname): DemoTenant {
  const folder = join(root, slug)
  const { value, source } = readJsonFile(join(folder, 'tenant.json'), tenantDocument)
  const menus = readIfThere(join(folder, 'menus.json'), menuDocuments)
  const pages = readFolder(join(folder, 'pages'), pageDocument)
  const paths = new Set(pages.map(({ path }) => path))
  const copied = value.copiesPagesOf === undefined ? [] : readTenant(value.copiesPagesOf, root).pages
  return {
    ...value,
    source,
    reviews: readIfThere(join(folder, 'reviews.json'), reviewDocuments)?.value ?? [],
    menus: { list: menus?.value ?? [], source: menus?.source ?? source },
    sections: readFolder(join(folder, 'sections'), sectionDocument),
    pages: [...pages, ...copied.filter(({ path }) => !paths.has(path))],
  }
}

const readIfThere = <S extends z.ZodType>(file: string, schema: S) =>
  existsSync(file) ? readJsonFile(file, schema) : null

/** Every JSON file of a folder and those in it, by name. */
function readFolder<S extends z.ZodType<object>>(folder: string, schema: S): FromFile<z.output<S>>[] {
  return globSync('**/*.json', { cwd: folder })
    .toSorted()
    .map((name) => {
      const { value, source } = readJsonFile(join(folder, name), schema)
      return { ...value, source }
    })
}
