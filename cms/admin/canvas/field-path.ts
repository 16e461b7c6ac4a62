/** Names a field of a block: `['tiles', 0, 'heading']`. Indexes count entries of lists. */
export type FieldPath = readonly (string | number)[]
