/** Blocks that check what a shopper typed, and the dialog with a form that links open. */
const fillsInForm =
  /\/blocks\/(_forms\/open-form|(lead-form|checkout|online-payment|spin-to-win|trade-in)\/component)\.tsx$/

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

/** The modules that bring zod into a page, and fill in no form there. */
export function loadsZodInVain(chunks: readonly BuiltChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return chunks.flatMap(({ fileName, isEntry, isDynamicEntry, facadeModuleId: id }) => {
    if (!(isEntry || isDynamicEntry) || id === null || fillsInForm.test(id)) return []
    return filesWith(fileName, byFile).some((file) => byFile.get(file)?.moduleIds.some(isZod)) ? [id] : []
  })
}

const isZod = (id: string): boolean => id.includes('/node_modules/zod/')

function filesWith(file: string, chunks: ReadonlyMap<string, BuiltChunk>): string[] {
  const files = new Set([file])
  for (const each of files) for (const imported of chunks.get(each)?.imports ?? []) files.add(imported)
  return [...files]
}
