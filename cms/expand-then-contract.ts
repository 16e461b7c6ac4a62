/**
 * Migrations that remove what a release stopped reading, with the last release that read it. Such a migration ships at least two releases
 * after that one.
 */
export const contracts: Readonly<Record<string, { lastReadBy: string }>> = {}

/** Newest migration of the previous release (0.1.0), updated with each release. Migrations up to it are exempt from the rule. */
export const newestOfPreviousRelease = '20261122_184644_reservation_reminder'

/**
 * Why the previous release could not run after this statement; null if it could. A release may add tables, nullable columns, columns with a
 * default, indexes and enum values (expand). Dropping, renaming and narrowing (contract) wait for a later one.
 */
export function findBreakingChange(statement: string): string | null {
  const text = statement.replaceAll(/\s+/g, ' ').trim()
  if (/\bDROP (TABLE|SCHEMA|VIEW)\b/i.test(text)) return 'drops a table'
  if (/\bDROP COLUMN\b/i.test(text)) return 'drops a column'
  if (/\bRENAME\b/i.test(text)) return 'renames a table, column or value'
  // The release before writes and reads moments of days as text, which PostgreSQL takes for the day. decision 262
  if (/\bSET DATA TYPE date USING\b/i.test(text)) return null
  if (/\b(SET DATA TYPE|ALTER COLUMN "[^"]+" TYPE)\b/i.test(text)) return 'changes the type of a column'
  if (/\bALTER COLUMN "[^"]+" SET NOT NULL\b/i.test(text)) return 'requires a column that may be empty'
  if (/\bALTER COLUMN "[^"]+" DROP DEFAULT\b/i.test(text)) return 'takes a default away'
  if (/\bADD COLUMN\b/i.test(text) && /\bNOT NULL\b/i.test(text) && !/\bDEFAULT\b/i.test(text))
    return 'adds a required column without a default'
  if (/\bDROP TYPE\b/i.test(text)) return 'drops a type'
  return null
}
