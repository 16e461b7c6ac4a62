import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type JsonSource, readJsonFile } from '../data-files/json-file.ts'
import { pageDocument, type PageDocument, sectionDocument, type SectionDocument } from './page-document.ts'
import {
  menuDocuments,
  type ModelDocument,
  modelDocuments,
  reviewDocuments,
  tenantDocument,
  type TenantDocument,
} from './tenant-document.ts'

/** A document with its source file, for later error messages. */
type FromFile<T> = T & { source: JsonSource }

export type DemoPage = FromFile<PageDocument>
export type DemoSection = FromFile<SectionDocument>

/** A demo company without its stock. References are slugs, paths or names. */
export interface DemoTenant extends FromFile<TenantDocument> {
  reviews: z.output<typeof reviewDocuments>
  models: readonly ModelDocument[]
  menus: FromFile<{ list: z.output<typeof menuDocuments> }>
  sections: readonly DemoSection[]
  pages: readonly DemoPage[]
}

/** Reads a tenant's folder. Throws a `DataFileError` for invalid files. */
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
    models: readIfThere(join(folder, 'models.json'), modelDocuments)?.value ?? [],
    menus: { list: menus?.value ?? [], source: menus?.source ?? source },
    sections: readFolder(join(folder, 'sections'), sectionDocument),
    pages: [...pages, ...copied.filter(({ path }) => !paths.has(path))],
  }
}

const readIfThere = <S extends z.ZodType>(file: string, schema: S) =>
  existsSync(file) ? readJsonFile(file, schema) : null

/** All JSON files of a folder and its subfolders, by name. */
function readFolder<S extends z.ZodType<object>>(folder: string, schema: S): FromFile<z.output<S>>[] {
  return globSync('**/*.json', { cwd: folder })
    .toSorted()
    .map((name) => {
      const { value, source } = readJsonFile(join(folder, name), schema)
      return { ...value, source }
    })
}
