/** The dialog that a link opens. It belongs to no block. */
const formDialog = /\/blocks\/_forms\/open-form\.tsx$/
const blockComponent = /\/blocks\/([^/]+)\/component\.tsx$/

export interface BuiltChunk {
  fileName: string
  isEntry: boolean
  isDynamicEntry: boolean
  /** The module that a page or another module asks for by it. */
  facadeModuleId: string | null
  /** Files of the chunks that come with it. */
  imports: string[]
  moduleIds: string[]
}

/** The modules that bring zod into a page although they hold no form. `forms` are the slugs of blocks whose definition has `fillsInForm`. */
export function findZodOutsideForms(chunks: readonly BuiltChunk[], forms: ReadonlySet<string>): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return chunks.flatMap(({ fileName, isEntry, isDynamicEntry, facadeModuleId: id }) => {
    if (!(isEntry || isDynamicEntry) || id === null || holdsForm(id, forms)) return []
    return filesWith(fileName, byFile).some((file) => byFile.get(file)?.moduleIds.some(isZod)) ? [id] : []
  })
}

const holdsForm = (id: string, forms: ReadonlySet<string>): boolean =>
  formDialog.test(id) || forms.has(blockComponent.exec(id)?.[1] ?? '')

const isZod = (id: string): boolean => id.includes('/node_modules/zod/')

function filesWith(file: string, chunks: ReadonlyMap<string, BuiltChunk>): string[] {
  const files = new Set([file])
  for (const each of files) for (const imported of chunks.get(each)?.imports ?? []) files.add(imported)
  return [...files]
}
