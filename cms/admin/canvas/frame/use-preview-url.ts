import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSiteId } from '../../stock/use-site.ts'

/** A link is valid for 30 to 60 minutes (`cms/preview/token.ts`), and the same link is given out for half an hour. */
const renewAfter = 25 * 60_000

export interface PreviewUrl {
  /** Null while it is asked for, and if there is none. */
  url: string | null
  /** Why there is none: the page was never saved, no site shows it, or the server did not answer. */
  problem: 'unsaved' | 'no-site' | 'unreachable' | null
  /** The link answered last, as an object of its own for each answer. */
  newest: { url: string } | null
  /** Asks for a newer link. */
  renew: () => void
}

/** The address of the page's preview for the canvas, renewed before it expires. */
export function usePreviewUrl(): PreviewUrl {
  const { collectionSlug, id, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const tenant = useSiteId()
  const [answer, setAnswer] = useState<Pick<PreviewUrl, 'url' | 'problem'>>({ url: null, problem: null })
  const newestUrl = useMemo(() => (answer.url === null ? null : { url: answer.url }), [answer])
  const askAgain = useRef<() => void>(() => undefined)

  const read = async (): Promise<Pick<PreviewUrl, 'url' | 'problem'>> => {
    const state = await getFormState({
      id,
      collectionSlug: collectionSlug ?? '',
      data: { id, tenant },
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: false,
      returnLivePreviewURL: true,
      schemaPath: collectionSlug ?? '',
      skipValidation: true,
    })
    const url = 'livePreviewURL' in state ? state.livePreviewURL : null
    return url ? { url: withCanvas(url), problem: null } : { url: null, problem: 'no-site' }
  }
  const newest = useRef(read)
  useEffect(() => {
    newest.current = read
  })

  useEffect(() => {
    if (id === undefined || tenant === null) return undefined
    let isLeft = false
    const ask = () =>
      newest.current().then(
        (next) => isLeft || setAnswer(next),
        () => isLeft || setAnswer((before) => (before.url ? before : { url: null, problem: 'unreachable' })),
      )
    askAgain.current = () => void ask()
    void ask()
    const timer = setInterval(() => void ask(), renewAfter)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [id, tenant])

  const renew = useCallback(() => askAgain.current(), [])
  return { ...answer, problem: id === undefined ? 'unsaved' : answer.problem, newest: newestUrl, renew }
}

function withCanvas(address: string): string {
  const url = new URL(address, window.location.href)
  url.searchParams.set('canvas', '1')
  return url.href
}
