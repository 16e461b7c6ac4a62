import { zoneOffset } from './zone-offset.ts'

/** A moment on the clock of a place, as spreadsheets read it: `2026-11-22 16:30`. Empty for what is no moment. */
export function clockText(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '' : new Date(at + zoneOffset(at, timeZone)).toISOString().slice(0, 16).replace('T', ' ')
}
