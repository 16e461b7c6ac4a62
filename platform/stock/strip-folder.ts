import { basename } from 'node:path'

/**
 * A sentence of a `StockImportProblem` as staff read it: they know the file by its name, and where it lies on the server is none of their
 * business. `('The file /srv/a.csv is empty.', '/srv/a.csv')` is `The file a.csv is empty.`
 */
export const stripFolder = (words: string, file: string): string => words.replaceAll(file, basename(file))
