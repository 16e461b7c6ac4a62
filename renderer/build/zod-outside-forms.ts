/** The form dialog opened by links. It belongs to no block. */
const formDialog = /\/blocks\/_forms\/open-form\.tsx$/
/** Parses what the admin sends; no visitor loads it. */
const canvas = /\/renderer\/canvas\//
const blockComponent = /\/blocks\/([^/]+)\/component\.tsx$/

export interface BuiltChunk {
  fileName: string
  isEntry: boolean
  isDynamicEntry: boolean
  /** The module by which the chunk is loaded. */
  facadeModuleId: string | null
  /** Files of statically imported chunks. */
  imports: string[]
  moduleIds: string[]
}

/** Modules that load zod without containing a form. `forms` are slugs of blocks with `fillsInForm`. */
export function findZodOutsideForms(chunks: readonly BuiltChunk[], forms: ReadonlySet<string>): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return chunks.flatMap(({ fileName, isEntry, isDynamicEntry, facadeModuleId: id }) => {
    if (!(isEntry || isDynamicEntry) || id === null || holdsForm(id, forms)) return []
    return filesWith(fileName, byFile).some((file) => byFile.get(file)?.moduleIds.some(isZod)) ? [id] : []
  })
}

const holdsForm = (id: string, forms: ReadonlySet<string>): boolean =>
  formDialog.test(id) || canvas.test(id) || forms.has(blockComponent.exec(id)?.[1] ?? '')

const isZod = (id: string): boolean => id.includes('/node_modules/zod/')

function filesWith(file: string, chunks: ReadonlyMap<string, BuiltChunk>): string[] {
  const files = new Set([file])
  for (const each of files) for (const imported of chunks.get(each)?.imports ?? []) files.add(imported)
  return [...files]
}
