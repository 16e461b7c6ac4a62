import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type CanvasCommand, type CanvasEvent, canvasEvent, type ViewAs } from '#schemas/page/canvas-messages.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listChanged } from './list-changed.ts'
import { type Lag, useLag } from './use-lag.ts'

/** Milliseconds within which the frame must say that it is ready. */
const timeoutMs = 5_000
/** Milliseconds between typing and showing. Other changes are shown at once. */
const typingPause = 40

/** The selected blocks, the one selected last at the end. */
export interface Selection {
  ids: readonly string[]
  /** A click in the frame does not make it scroll. */
  isFromFrame: boolean
}

interface FrameInput {
  url: string | null
  layout: BlockNode[]
  viewAs: ViewAs
  selection: Selection
  labels: Record<string, string>
  isReadOnly: boolean
  onEvent: (event: CanvasEvent) => void
}

export interface Frame {
  element: RefObject<HTMLIFrameElement | null>
  status: 'loading' | 'ready' | 'silent'
  lag: Lag
  send: (command: CanvasCommand) => void
}

/** The conversation with one load of the preview: it is shown each revision of the page, and reports what happens on it. */
export function useFrame(input: FrameInput): Frame {
  const { url, layout, viewAs, selection } = input
  const element = useRef<HTMLIFrameElement>(null)
  const { lag, sent, shown: noteShown } = useLag()
  const [status, setStatus] = useState<Frame['status']>('loading')
  const newest = useRef(input)
  const shown = useRef<{ layout: BlockNode[]; viewAs: ViewAs } | null>(null)
  const revision = useRef(0)
  const isReady = useRef(false)
  /** The last edit of the frame that the form has taken. */
  const edit = useRef(0)
  /** The last click of the frame that the selection contains. */
  const click = useRef(0)
  useEffect(() => {
    newest.current = input
  })

  const send = useCallback((command: CanvasCommand) => {
    const { url: address } = newest.current
    // Until then, the frame's window is still an empty one of the admin's origin.
    if (address && isReady.current) element.current?.contentWindow?.postMessage(command, new URL(address).origin)
  }, [])

  const show = useCallback(() => {
    const { layout: nextLayout, viewAs: as } = newest.current
    const before = shown.current
    if (before?.layout === nextLayout && before.viewAs === as) return
    revision.current += 1
    const isWhole = !before || before.viewAs !== as
    performance.mark(`canvas-show-${revision.current}`)
    send({
      type: 'canvas:show',
      revision: revision.current,
      layout: nextLayout,
      changed: isWhole ? null : listChanged(before.layout, nextLayout).changed,
      viewAs: as,
      edit: edit.current,
    })
    shown.current = { layout: nextLayout, viewAs: as }
    sent()
  }, [send, sent])

  useEffect(() => {
    if (url === null) return undefined
    const { origin } = new URL(url)
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'silent' : now)), timeoutMs)
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== element.current?.contentWindow) return
      const event = canvasEvent.safeParse(data)
      if (!event.success) return
      if (event.data.type === 'canvas:ready') {
        clearTimeout(timer)
        isReady.current = true
        edit.current = 0
        click.current = 0
        const {
          labels,
          isReadOnly,
          selection: { ids },
        } = newest.current
        setStatus('ready')
        send({ type: 'canvas:start', labels, readOnly: isReadOnly })
        shown.current = null
        show()
        send({ type: 'canvas:select', ids: [...ids], scroll: ids.length > 0, click: 0 })
      }
      if (event.data.type === 'canvas:shown') noteShown(event.data, revision.current)
      if (event.data.type === 'canvas:clicked') click.current = event.data.click
      newest.current.onEvent(event.data)
      if (event.data.type === 'canvas:edited') edit.current = event.data.edit
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
    }
  }, [url, send, show, noteShown])

  useEffect(() => {
    if (status !== 'ready') return undefined
    const before = shown.current
    const isTyping = before?.viewAs === viewAs && listChanged(before.layout, layout).isArrangementSame
    if (!isTyping) {
      show()
      return undefined
    }
    const timer = setTimeout(show, typingPause)
    return () => clearTimeout(timer)
  }, [status, layout, viewAs, show])

  useEffect(() => {
    const { ids, isFromFrame } = selection
    if (status === 'ready') send({ type: 'canvas:select', ids: [...ids], scroll: !isFromFrame, click: click.current })
  }, [status, selection, send])

  return { element, status, lag, send }
}
