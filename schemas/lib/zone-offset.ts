const clocks = new Map<string, Intl.DateTimeFormat>()

/** How far a clock is ahead of Greenwich at a moment, in milliseconds. */
export function zoneOffset(moment: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return shown - Math.floor(moment / 1_000) * 1_000
}
