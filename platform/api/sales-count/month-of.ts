/** The calendar month that `now` falls in on a clock: its first moment, the first moment after it, and its name `2026-03`. */
export function monthOf(now: Date, timeZone: string): { from: Date; to: Date; month: string } {
  const { year, month } = readClock(now, timeZone)
  return {
    from: firstMoment({ year, month }, timeZone),
    to: firstMoment(month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }, timeZone),
    month: `${year}-${String(month).padStart(2, '0')}`,
  }
}

interface Month {
  year: number
  month: number
}

/** Midnight of the first, found by asking the clock what it shows when UTC has midnight, and once more where the offset changed between. */
function firstMoment({ year, month }: Month, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, 1)
  const guess = wanted - offsetAt(new Date(wanted), timeZone)
  return new Date(wanted - offsetAt(new Date(guess), timeZone))
}

function offsetAt(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = readClock(at, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000
}

function readClock(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}
