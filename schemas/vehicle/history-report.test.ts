import { expect, test } from 'vitest'
import { historyReport } from './history-report.ts'

test('only a car with a file has a history report (vehicles §2, History report; locations §5, Reserve and PDF rules)', () => {
  expect(historyReport({ file: 'https://reports.example/a.pdf' })).toBe('https://reports.example/a.pdf')
  expect(historyReport({ file: '/media/report.pdf' })).toBe('/media/report.pdf')
  expect(historyReport({ file: null })).toBeNull()
})

test('what a feed brought and is no address leads nowhere', () => {
  expect(historyReport({ file: 'javascript:alert(1)' })).toBeNull()
})
