'use client'
import type { FeedDay } from '#schemas/api/staff-feeds.ts'
import { dayWords } from './moment-words.ts'
import { niceTop } from './nice-top.ts'
import * as texts from './texts.ts'

const width = 720
const height = 200
const foot = 22
const side = 44
const plotHeight = height - foot - 10

const parts = [
  { name: 'unchanged', label: texts.unchanged },
  { name: 'written', label: texts.newOrChanged },
  { name: 'rejected', label: texts.rejected },
] as const

/** Chart of imported rows of the last 30 days by result, with the same data as a table. */
export const DayPlot = ({ days }: { days: FeedDay[] }) => {
  const bars = days.map((day) => ({ ...day, written: day.created + day.updated }))
  const getTotal = (day: (typeof bars)[number]) => day.unchanged + day.written + day.rejected
  const top = niceTop(Math.max(...bars.map(getTotal), 1))
  const step = (width - side) / Math.max(1, bars.length)
  const scale = (rows: number) => (rows / top) * plotHeight
  const imports = days.reduce((sum, day) => sum + day.imports, 0)
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  return (
    <section className="fc-feed__part" aria-labelledby="fc-feed-days">
      <h2 id="fc-feed-days">{texts.theLast30Days}</h2>
      {imports === 0 ? (
        <p className="fc-feed__empty">{texts.noImportInTheLast30Days}</p>
      ) : (
        <>
          <figure className="fc-plot">
            <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.rowsByDay({ imports, failed })}>
              {[0, 0.5, 1].map((share) => (
                <g key={share} className="fc-plot__line">
                  <line x1={side} x2={width} y1={10 + plotHeight * (1 - share)} y2={10 + plotHeight * (1 - share)} />
                  <text x={side - 6} y={14 + plotHeight * (1 - share)} textAnchor="end">
                    {(top * share).toLocaleString('en-AU')}
                  </text>
                </g>
              ))}
              {bars.map((day, at) => {
                const x = side + at * step + step * 0.15
                let y = 10 + plotHeight
                return (
                  <g key={day.day}>
                    {parts.map(({ name }) => {
                      const tall = scale(day[name])
                      y -= tall
                      return tall > 0 ? (
                        <rect
                          key={name}
                          className={`fc-plot__${name}`}
                          x={x}
                          y={y}
                          width={step * 0.7}
                          height={Math.max(tall, 1.5)}
                        />
                      ) : null
                    })}
                    {day.failed > 0 ? (
                      <path className="fc-plot__failed" d={cross(x + step * 0.35, Math.max(8, y - 8))} />
                    ) : null}
                    {at % 7 === bars.length % 7 || at === bars.length - 1 ? (
                      <text
                        className="fc-plot__day"
                        x={x + step * 0.35}
                        y={height - 6}
                        textAnchor={at === bars.length - 1 ? 'end' : 'middle'}
                      >
                        {at === bars.length - 1 ? texts.today : dayWords(day.day)}
                      </text>
                    ) : null}
                  </g>
                )
              })}
            </svg>
            <figcaption>
              {parts.map(({ name, label }) => (
                <span key={name} className="fc-plot__key">
                  <span className={`fc-plot__swatch fc-plot__swatch--${name}`} aria-hidden="true" /> {label}
                </span>
              ))}
              <span className="fc-plot__key">
                <span className="fc-plot__mark" aria-hidden="true">
                  ×
                </span>{' '}
                {texts.anImportFailed}
              </span>
            </figcaption>
          </figure>
          <details className="fc-feed__more">
            <summary>{texts.theSameAsATable}</summary>
            <DayTable days={days} />
          </details>
        </>
      )}
    </section>
  )
}

const cross = (x: number, y: number): string => `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`

const DayTable = ({ days }: { days: FeedDay[] }) => (
  <table className="fc-numbers">
    <thead>
      <tr>
        <th scope="col">{texts.day}</th>
        <th scope="col">{texts.imports}</th>
        <th scope="col">{texts.failed}</th>
        <th scope="col">{texts.newLabel}</th>
        <th scope="col">{texts.changed}</th>
        <th scope="col">{texts.unchanged}</th>
        <th scope="col">{texts.rejected}</th>
      </tr>
    </thead>
    <tbody>
      {days
        .filter((day) => day.imports > 0)
        .toReversed()
        .map((day) => (
          <tr key={day.day}>
            <th scope="row">{dayWords(day.day)}</th>
            {[day.imports, day.failed, day.created, day.updated, day.unchanged, day.rejected].map((value, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns never move
              <td key={at}>{value.toLocaleString('en-AU')}</td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
)
