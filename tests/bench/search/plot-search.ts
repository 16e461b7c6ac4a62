import { plotOf } from '../plot.ts'
import { percentile } from './percentile.ts'
import type { SearchLatencies } from './search-engines.ts'

/** What a question costs by the size of the stock, on both engines. */
export function plotSearch(timed: readonly SearchLatencies[]): string {
  const bySize = [...Map.groupBy(timed, ({ count }) => count)]
  const series = (name: string, way: 'postgres' | 'meilisearch', part: number) => ({
    name,
    points: bySize.map(([count, here]) => ({
      x: count,
      y: percentile(
        here.flatMap((kind) => kind[way]),
        part,
      ),
    })),
  })
  return plotOf({
    title: 'Cost of a search by size of the stock',
    x: 'vehicles of the site',
    y: 'milliseconds',
    series: [
      series('database, p95', 'postgres', 0.95),
      series('database, p50', 'postgres', 0.5),
      series('Meilisearch, p95', 'meilisearch', 0.95),
      series('Meilisearch, p50', 'meilisearch', 0.5),
    ],
  })
}
