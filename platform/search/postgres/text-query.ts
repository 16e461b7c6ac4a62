import type { Pool } from 'pg'
import type { SearchRequest } from '../search-port.ts'
import { createBinder, listingConditions } from './conditions.ts'
import { lexeme } from './lexeme.ts'
import { formsOf, typoDistance, typosAllowed, wordsOf } from './words.ts'

/** Words beyond the tenth are left out, as engines commonly do. */
const mostWords = 10
const mostMeanings = 30
/** With a page of vehicles that have the words as typed, nobody is helped by others. */
const enough = 21

/**
 * A shopper's words as tsqueries: `match` is what must be found, `exact` the words as typed (the last may be unfinished), and `exactIds` the
 * vehicles that have those, where they are few and `match` forgives slips of the keyboard.
 */
export interface TextQuery {
  match: string
  exact: string
  exactIds: number[]
}

/**
 * Null where nothing was asked. All words must be found; neighbours are also tried as one word, so `land cruiser` finds a Landcruiser. Slips
 * are forgiven only where too few of the site's vehicles have the words as typed: that depends on no choice of the shopper, so that counts
 * do not jump with a choice.
 */
export async function textQuery(pool: Pool, request: SearchRequest): Promise<TextQuery | null> {
  const words = typedWords(request.query.query)
  if (words.length === 0) return null
  const { tenantId } = request
  const term = (word: string, isLast: boolean) => `${lexeme(tenantId, word)}${isLast && !isLoneDigit(word) ? ':*' : ''}`
  const exact = anyReading(words, term)
  if (words.every((word) => typosAllowed(word) === 0)) return { match: exact, exact, exactIds: [] }
  const exactIds = await someIds(pool, request, exact)
  if (exactIds.length >= enough) return { match: exact, exact, exactIds: [] }
  const meanings = await meaningsOf(pool, words)
  const match = anyReading(words, (word, isLast) => {
    const meant = (meanings.get(word) ?? []).map((meaning) => lexeme(tenantId, meaning))
    return meant.length ? `(${[term(word, isLast), ...meant].join('|')})` : term(word, isLast)
  })
  return { match, exact, exactIds }
}

function typedWords(text: string): string[] {
  const chunks = text.split(/[^\p{L}\p{M}\p{N}]+/u)
  return chunks.flatMap((chunk) => wordsOf(chunk)).slice(0, mostWords)
}

/** A lone digit is a model or a count, not the start of a number. */
const isLoneDigit = (word: string) => /^\d$/.test(word)

function anyReading(words: string[], term: (word: string, isLast: boolean) => string): string {
  const reading = (parts: string[]) => parts.map((word, at) => term(word, at === parts.length - 1)).join('&')
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)])
  return [words, ...joined].map((parts) => `(${reading(parts)})`).join('|')
}

async function someIds(pool: Pool, request: SearchRequest, exact: string): Promise<number[]> {
  const binder = createBinder()
  const conditions = [...listingConditions(request, binder.bind), `words @@ ${binder.bind(exact)}::tsquery`]
  const { rows } = await pool.query<{ id: number }>(
    `select id from search.vehicles where ${conditions.join(' and ')} limit ${enough}`,
    binder.values,
  )
  return rows.map(({ id }) => id)
}

async function meaningsOf(pool: Pool, words: string[]): Promise<Map<string, string[]>> {
  const forgiven = words.filter((word) => typosAllowed(word) > 0)
  const forms = forgiven.flatMap((word) => formsOf(word, typosAllowed(word)))
  const { rows } = await pool.query<{ word: string }>('select word from search.words where forms && $1::text[]', [
    forms,
  ])
  return new Map(forgiven.map((word) => [word, nearest(word, rows)]))
}

const nearest = (typed: string, candidates: { word: string }[]): string[] =>
  candidates
    .map(({ word }) => ({ word, distance: typoDistance(typed, word) }))
    .filter(({ distance }) => distance > 0 && distance <= typosAllowed(typed))
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word))
    .slice(0, mostMeanings)
    .map(({ word }) => word)
