import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that a newcomer would not search for, with the term of `docs/glossary.md` that replaces each. */
const replacements: readonly (readonly [word: RegExp, term: string])[] = [
  [/\byards?\b|\b[a-z]+Yards?\b|\bYards?(?=[A-Z])/g, 'location, or stock index'],
  [/\breckon(s|ed|ing)?\b/gi, 'calculate'],
  [/\bwhoever\b/gi, 'anyone who'],
  [/\banew\b/gi, 'again'],
  [/\bmend(s|ed|ing)?\b/gi, 'fix, or repair'],
  [/\blook(s|ed|ing)? after\b/gi, 'handle, assign, or reconcile'],
  [/\baskers?\b/gi, 'client'],
  [/\btills?\b/gi, 'checkout context'],
  [/\bpatience\b/gi, 'timeout'],
  [/behind the visitor/gi, 'stale-while-revalidate'],
]

/** Copy of demo dealers and samples is a dealer's own language; pictures may show a yard; records keep the words of their day. */
const exempt =
  /^docs\/(decisions|glossary|specification)|^CHANGELOG|\/generated\/|^cms\/migrations\/|^(seed|showroom)\/|fixtures\.ts$|\/samples\/|^schemas\/stock\/column-aliases\.ts$|^tests\/architecture\/forbidden-words/

const root = join(import.meta.dirname, '..', '..')

/** Each use of a forbidden word in a text, as `line: word → term`. */
export function findForbiddenWords(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      replacements.flatMap(([word, term]) =>
        [...line.matchAll(word)].map(([found]) => `${index + 1}: "${found}" → ${term}`),
      ),
    )
}

/** Each use in the repository's own files, as `path:line: word → term`. */
export function scanForForbiddenWords(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(tsx?|mjs|md|css)$|\/texts\.json$/.test(path) && !exempt.test(path))
    .flatMap((path) => findForbiddenWords(readFileSync(join(root, path), 'utf8')).map((use) => `${path}:${use}`))
}
