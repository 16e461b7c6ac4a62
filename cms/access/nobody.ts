/** Denies all users. Jobs, importers and the seed override access. */
export const nobody = (): boolean => false
