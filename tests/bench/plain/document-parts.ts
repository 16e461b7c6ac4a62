import { type PageState, stateElementId } from '#renderer/page/page-state.ts'

/** What stands in a page's document around what React renders and around its state. */
export interface DocumentParts {
  /** Until React's preloads. */
  opening: string
  /** From there until the body's first element. */
  head: string
  /** What stands below the footer on every page of the site, and the beginning of the state. */
  stateOpening: string
  closing: string
  /** What the state says of scripts. */
  islands: PageState['islands']
}

const stateOpening = `<script type="application/json" id="${stateElementId}">`

/** Takes a page's document apart. */
export function documentParts(html: string): DocumentParts {
  const [opening, afterOpening] = cut(html, /(?:<link rel="preload"[^>]*>)+/)
  const [head, afterHead] = cut(afterOpening, /(?<=<body>)/)
  const [, afterFooter] = cut(afterHead, /<\/footer>/)
  const [tail, afterBody] = cut(afterFooter, new RegExp(stateOpening))
  const [json, closing] = cut(afterBody, /(?=<\/script>)/)
  const { islands } = JSON.parse(json) as PageState
  return { opening, head, stateOpening: tail + stateOpening, closing, islands }
}

/** What stands before the first match and after it. */
function cut(text: string, at: RegExp): [before: string, after: string] {
  const match = at.exec(text)
  if (!match) throw new Error(`The page has nothing like ${at}.`)
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}
