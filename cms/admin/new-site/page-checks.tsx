'use client'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { SitePage } from '../../new-site/list-site-pages.ts'
import * as texts from './texts.ts'

interface Props {
  site: number
  origin: string
  pages: SitePage[]
}

const answered = z.object({ status: z.number() })
/** A new site renders every page for the first time, so they are asked for a few at once. */
const atOnce = 3

/** Asks the site for each of its pages, and shows the answers as they come. */
export const PageChecks = ({ site, origin, pages }: Props) => {
  const [answers, setAnswers] = useState<Record<string, number>>({})
  const paths = pages.flatMap(({ path }) => path ?? [])
  useEffect(() => {
    const aborting = new AbortController()
    askForAll({ site, pages, signal: aborting.signal }, (answer) => setAnswers((before) => ({ ...before, ...answer })))
    return () => aborting.abort()
  }, [site, pages])
  const done = Object.keys(answers).length
  const failed = Object.values(answers).filter((status) => status !== 200).length
  return (
    <>
      <p role="status">
        {done < paths.length
          ? texts.checking({ done, total: paths.length })
          : failed === 0
            ? texts.allAnswer({ count: done })
            : texts.someFail({ count: failed })}
      </p>
      <p className="fc-new-site__end">
        <a className="fc-button fc-button--main" href={origin} target="_blank" rel="noreferrer">
          {texts.openTheSite}
          <span className="fc-hidden"> {texts.opensInANewTab}</span>
        </a>
        <button
          type="button"
          className="fc-button"
          disabled={done < paths.length}
          onClick={() => window.location.reload()}
        >
          {texts.checkAgain}
        </button>
      </p>
      <div className="fc-inherited-pages__scroll fc-inherited-pages">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              <th scope="col">{texts.address}</th>
              <th scope="col">{texts.answer}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ title, pattern, path }) => (
              <tr key={pattern}>
                <th scope="row">
                  {path === null ? (
                    title
                  ) : (
                    <a href={`${origin}${path}`} target="_blank" rel="noreferrer">
                      {title}
                      <span className="fc-hidden"> {texts.opensInANewTab}</span>
                    </a>
                  )}
                </th>
                <td>{pattern}</td>
                <td data-answer={path === null ? undefined : answers[path]}>{answerWords(path, answers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function answerWords(path: string | null, answers: Record<string, number>): string {
  if (path === null) return texts.needsAVehicle
  const status = answers[path]
  if (status === undefined) return texts.waiting
  return status === 0 ? texts.noAnswer : String(status)
}

interface PageCheckQuery {
  site: number
  pages: SitePage[]
  signal: AbortSignal
}

function askForAll({ site, pages, signal }: PageCheckQuery, onAnswer: (answer: Record<string, number>) => void): void {
  const waiting = pages.flatMap(({ path }) => path ?? [])
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined && !signal.aborted; path = waiting.shift()) {
      const status = await askFor({ site, signal }, path)
      if (!signal.aborted) onAnswer({ [path]: status })
    }
  }
  for (let each = 0; each < atOnce; each += 1) void work()
}

async function askFor({ site, signal }: Pick<PageCheckQuery, 'site' | 'signal'>, path: string): Promise<number> {
  const url = `/cms/api/new-site/${site}/check?path=${encodeURIComponent(path)}`
  const response = await fetch(url, { signal }).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return answered.safeParse(body).data?.status ?? 0
}
