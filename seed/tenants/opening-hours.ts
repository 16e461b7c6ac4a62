const open = (weekday: number, from: string, until: string) => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: until,
})
const closed = (weekday: number) => ({ weekday, status: 'Closed' as const })
const weekdays = (from: string, until: string) => [1, 2, 3, 4, 5].map((weekday) => open(weekday, from, until))

/** Weekly hours by name, for locations. */
export const openingHours = {
  sales: [...weekdays('08:30', '17:30'), open(6, '08:30', '16:00'), closed(0)],
  workshop: [...weekdays('07:30', '17:00'), open(6, '08:00', '12:00'), closed(0)],
  parts: [...weekdays('07:30', '17:00'), closed(6), closed(0)],
  'seven-days': [...weekdays('08:30', '18:00'), open(6, '09:00', '17:00'), open(0, '10:00', '16:00')],
} as const

/** Public holidays of both countries for the coming seasons. */
export const holidays = {
  AU: [
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const },
    { date: '2026-12-26', name: 'Boxing Day', status: 'Closed' as const },
    { date: '2027-01-01', name: 'New Year’s Day', status: 'Closed' as const },
    { date: '2027-01-26', name: 'Australia Day', status: 'Open' as const, open: '10:00', close: '15:00' },
  ],
  NZ: [
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const },
    { date: '2026-12-26', name: 'Boxing Day', status: 'Closed' as const },
    { date: '2027-01-01', name: 'New Year’s Day', status: 'Closed' as const },
    { date: '2027-02-06', name: 'Waitangi Day', status: 'Closed' as const },
  ],
}
