import type { BuiltChunk } from './zod-outside-forms.ts'

const definition = /\/blocks\/(?:[a-z0-9-]+\/(?:block|thumbnail)|_kit\/(?:define-block|thumbnail))\.ts$/

/** The block definitions and thumbnails that a build for the browser holds. */
export const findDefinitionModules = (chunks: readonly Pick<BuiltChunk, 'moduleIds'>[]): string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => definition.test(id)))
