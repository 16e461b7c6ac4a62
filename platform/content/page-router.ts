import { modelPage } from '#schemas/model/model-path.ts'
import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import type { LoadedPage, PageMatch, PageRouter, Redirect, RoutedPage } from './content.ts'
import { createRouteTable, hasLongParam, type RouteParts } from './route-table.ts'

type Answer = StaticHandlerContext
type Match = Answer['matches'][number]

/** React Router's static handler over one site's routes, which it ranks and compiles here, once. */
export function createPageRouter(parts: Omit<RouteParts, 'matchPage'>): Omit<PageRouter, 'changesAt'> {
  const handler = createStaticHandler(createRouteTable({ ...parts, matchPage }))
  /** The loaders that the filter names are run. */
  const ask = async (path: string, filterMatchesToLoad: (match: Match) => boolean): Promise<Redirect | Answer> => {
    const answer = await handler.query(new Request(`http://site.invalid${path}`), { filterMatchesToLoad })
    if (answer instanceof Response) return { to: answer.headers.get('Location') ?? '/', status: answer.status }
    for (const error of Object.values(answer.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
    return answer
  }

  /** At the own address of a model, its page below `/models`. */
  async function loadModel(path: string): Promise<RoutedPage | null> {
    const address = await parts.findModelAddress(path)
    if (!address || !('shows' in address)) return null
    const match = await matchPage(modelPage({ slug: address.shows }))
    const loaded = match && (await parts.loadPage(match.pageId))
    return loaded
      ? { page: loaded.page, params: match.params, status: 200, tags: [...loaded.tags, 'by-pattern'] }
      : null
  }

  async function matchPage(path: string): Promise<PageMatch | null> {
    const answer = await ask(path, () => false)
    return 'to' in answer ? null : readMatch(answer)
  }

  const showsModel = async (path: string): Promise<boolean> => {
    const address = await parts.findModelAddress(path)
    return address !== null && 'shows' in address && (await matchPage(modelPage({ slug: address.shows }))) !== null
  }

  return {
    pages: parts.pages,
    matchPage,
    findTarget: async (path) => {
      const answer = await ask(path, (match) => !isPage(match))
      if ('to' in answer) return answer
      return answer.statusCode !== 404 || (await showsModel(path)) ? 'page' : 'not-found'
    },
    loadTarget: async (path) => {
      const answer = await ask(path, () => true)
      if ('to' in answer) return answer
      return (answer.statusCode === 404 ? await loadModel(path) : null) ?? readPage(answer)
    },
  }
}

/** Routes of pages are named by their id. */
const isPage = ({ route }: Match): boolean => /^\d+$/.test(route.id)

function readMatch({ matches }: Answer): PageMatch | null {
  const match = matches.at(-1)
  if (!match || !isPage(match) || hasLongParam(match.params)) return null
  const params = Object.entries(match.params).map(([name, value]) => [name, value ?? ''] as const)
  return { pageId: Number(match.route.id), params: Object.fromEntries(params) }
}

function readPage(answer: Answer): RoutedPage {
  const { params = {} } = readMatch(answer) ?? {}
  const id = answer.matches.at(-1)?.route.id ?? ''
  const loaded: LoadedPage | null = answer.errors ? null : answer.loaderData[id]
  return {
    page: loaded?.page ?? null,
    params,
    status: answer.statusCode === 404 ? 404 : 200,
    tags: [...(loaded?.tags ?? ['not-found']), ...(Object.keys(params).length > 0 ? ['by-pattern'] : [])],
  }
}
