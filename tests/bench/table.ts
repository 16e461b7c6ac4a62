import { type Finding, verdictOf } from './finding.ts'

/** Findings for people: target, measured, verdict; below each what it compares. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = [['', 'target', 'measured', 'verdict'], ...findings.map(rowOf)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `\n${[...table, '', ...findings.map(noteOf)].join('\n')}\n`
}

const rowOf = (finding: Finding): string[] => [
  finding.name,
  finding.target ? `${finding.target.is} ${finding.target.ratio}` : '-',
  finding.ratio.toFixed(2),
  verdictOf(finding),
]

const noteOf = ({ name, of, details }: Finding): string => {
  const figures = Object.entries(details).map(
    ([key, value]) => `${key} ${value >= 100 ? Math.round(value) : value.toFixed(2)}`,
  )
  return figures.length > 0 ? `${name}: ${of} (${figures.join(', ')})` : `${name}: ${of}`
}
