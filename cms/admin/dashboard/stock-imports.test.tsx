import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { StockImports } from './stock-imports.tsx'

/** Half past one at night in Auckland, and the evening before in Perth. */
const moment = '2027-01-31T12:30:00.000Z'

test.each([
  ['Pacific/Auckland', '1 Feb 2027 (Auckland time)'],
  ['Australia/Perth', '31 Jan 2027 (Perth time)'],
])('on the dashboard of a site in %s an import was on %s', (timeZone, day) => {
  const site = {
    id: 1,
    name: 'Alpha',
    isTemplate: false,
    timeZone,
    address: null,
    homePageId: null,
    pages: 1,
    inStock: 3,
    leads: null,
    feeds: [{ id: 2, name: 'Daily', lastImported: moment, failure: null }],
    lastImport: { id: 3, status: 'done', createdAt: moment, rejected: 0 },
  }
  const page = parseHtml(renderToString(<StockImports site={site} to={(path) => `/admin/${path}`} />))
  expect(readTexts(page, '.fc-site__import')).toEqual([`Last stock import ${day}: all rows imported`])
  expect(readTexts(page, 'li > span')).toEqual([`imported ${day}`])
})
