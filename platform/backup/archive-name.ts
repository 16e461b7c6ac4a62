/** `forecourt-2026-11-23T02-30-00Z.tar.gz`: names sort by time. */
export const archiveName = (now: Date): string =>
  `forecourt-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.tar.gz`

const pattern = /^forecourt-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.tar\.gz$/

/** The creation time in an archive's name; null for any other file. */
export function readArchiveTime(name: string): Date | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  return day === undefined ? null : new Date(`${day}${hour}:${minute}:${second}`)
}
