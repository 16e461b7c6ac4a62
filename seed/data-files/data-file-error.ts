import { relative } from 'node:path'

export interface DataFileProblem {
  line: number
  /** `14` in a JSON file, the column's heading in a CSV file; null for the whole line. */
  column: number | string | null
  /** `layout[2].image: No picture is named "dusk.webp".` */
  message: string
}

/** An invalid data file: every problem with its position, `seed/tenants/kauri/tenant.json:12:5 theme.primary: …`. */
export class DataFileError extends Error {
  override name = 'DataFileError'

  constructor(file: string, problems: readonly DataFileProblem[]) {
    const name = relative(process.cwd(), file)
    super(problems.map((problem) => `${describePlace(name, problem)} ${problem.message}`).join('\n'))
  }
}

function describePlace(file: string, { line, column }: DataFileProblem): string {
  if (typeof column === 'number') return `${file}:${line}:${column}`
  return column === null ? `${file}:${line}` : `${file}:${line}, column "${column}":`
}
