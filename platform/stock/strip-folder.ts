import { basename } from 'node:path'

/**
 * Removes the folder from a `StockImportProblem` for staff, who must not see server paths. `('The file /srv/a.csv is empty.',
 * '/srv/a.csv')` is `The file a.csv is empty.`
 */
export const stripFolder = (words: string, file: string): string => words.replaceAll(file, basename(file))
