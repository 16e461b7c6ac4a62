import type { BuiltChunk } from './zod-outside-forms.ts'

const definition = /\/blocks\/(?:[a-z0-9-]+\/block|_kit\/define-block)\.ts$/

/** Block definitions in a client build. */
export const findDefinitionModules = (chunks: readonly Pick<BuiltChunk, 'moduleIds'>[]): string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => definition.test(id)))
