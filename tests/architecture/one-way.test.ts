import { expect, test } from 'vitest'
import { isSource, listFiles, readSource } from './import-graph.ts'

const sources = listFiles('schemas', 'blocks', 'cms', 'platform', 'renderer').filter(isSource)

/** Things of which a second way once stood beside the first. Advisory locks have a test of their own. */
test.each([
  ['forms that are posted without script', /\burlencoded\(/, ['platform/http/no-script-form.ts']],
  ['what a process closes as it stops', /\bnew AsyncDisposableStack\(/, ['platform/base/shutdown.ts']],
  [
    'services that are away',
    /\bcircuitBreaker\(/,
    ['platform/integrations/partner.ts', 'platform/search/failover/breaker.ts'],
  ],
  ['the text of HTML', /\.replace(?:All)?\(\/<[^\n]*, '\s*'\)/, ['schemas/vehicle/html-to-text.ts']],
  ['cells of feeds', /\bexport function readCell\(/, ['schemas/stock/cells/read-cell.ts']],
])('%s are handled in one place', (_, pattern, places) => {
  expect(sources.filter((path) => pattern.test(readSource(path)))).toEqual(places)
})
