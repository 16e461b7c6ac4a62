'use client'
import { useEffect, useState } from 'react'
import type { BlockPlace, CanvasEvent } from '#schemas/page/canvas-messages.ts'
import type { Question } from '../ask/question.ts'
import { findWindowBox } from '../beside/find-window-box.ts'
import { useCanvas } from '../canvas-context.ts'
import { findBlock } from '../tree/find-block.ts'
import type { KeyPress } from '../use-shortcuts.ts'
import { FrameView } from './frame-view.tsx'
import { PreviewProblem } from './preview-problem.tsx'
import { useEdited } from './use-edited.ts'
import { usePreviewUrl } from './use-preview-url.ts'

interface Props {
  pixels: number | null
  /** Whether something is dragged over the frame, which must not take the pointer. */
  isCovered: boolean
  /** Where a drop would insert, drawn by the frame. */
  indication: { place: BlockPlace | null; refusal: string | null } | null
  onFramePlace: (place: BlockPlace | null) => void
  onShortcut: (pressed: KeyPress) => void
  /** The menu of the selected blocks is wanted at this point of the window. */
  onMenu: (at: { x: number; y: number }) => void
  ask: (question: Question) => void
}

/** The page itself, and what happens on it. */
export function FrameArea({ pixels, isCovered, indication, onFramePlace, onShortcut, onMenu, ask }: Props) {
  const { layout, selection, select, commands, isReadOnly, say, send, beside, openBeside } = useCanvas()
  const preview = usePreviewUrl()
  const { url, problem, renew } = preview
  const [framed, setFramed] = useState<string | null>(null)
  if (url !== null && !isSameSite(framed, url)) setFramed(url)
  const [attempt, setAttempt] = useState(0)
  const takeEdited = useEdited()
  useEffect(() => {
    if (indication) send({ type: 'canvas:indicate', ...indication })
  }, [indication, send])

  // The page is not loaded again for a newer link: somebody may be typing in it.
  useEffect(() => {
    const token = preview.newest === null ? null : new URL(preview.newest.url).searchParams.get('token')
    if (token !== null) send({ type: 'canvas:token', token })
  }, [preview.newest, send])

  const onEvent = (event: CanvasEvent): void => {
    switch (event.type) {
      case 'canvas:clicked':
        return click(event)
      case 'canvas:field':
        return isSelected(event.id) ? select([event.id], { isFromFrame: true, field: event.field }) : undefined
      case 'canvas:edited':
        return takeEdited(event)
      case 'canvas:place':
        return onFramePlace(event.place)
      case 'canvas:moved':
        return commands.move(event.ids, event.place)
      case 'canvas:picture':
        return isReadOnly ? undefined : ask({ kind: 'picture', ...event })
      case 'canvas:link':
        return ask({ kind: 'link', href: event.href, site: new URL(framed ?? window.location.href).origin })
      case 'canvas:link-field':
        return isReadOnly ? undefined : openBeside({ kind: 'link-field', ...event })
      case 'canvas:text-link':
        return isReadOnly ? undefined : openBeside({ kind: 'text-link', ...event })
      case 'canvas:followed':
        return beside && event.box ? openBeside({ ...beside, box: event.box }) : undefined
      case 'canvas:menu':
        return isReadOnly ? undefined : openMenu(event)
      case 'canvas:key':
        return onShortcut(event.pressed)
      case 'canvas:shown':
        return noteShown(event)
      case 'canvas:hovered':
        return markRow(event.id)
      case 'canvas:ready':
        return undefined
    }
  }
  const isSelected = (id: string) => selection.ids.length === 1 && selection.ids[0] === id
  const click = ({ id, field, extend }: Extract<CanvasEvent, { type: 'canvas:clicked' }>) => {
    if (id === null || !findBlock(layout, id)) return select([], { isFromFrame: true })
    const others = extend ? selection.ids.filter((each) => each !== id) : []
    select([...others, id], { isFromFrame: true, field })
  }
  const openMenu = ({ id, point: { x, y } }: Extract<CanvasEvent, { type: 'canvas:menu' }>) => {
    const box = findWindowBox({ left: x, top: y, right: x, bottom: y })
    if (box && findBlock(layout, id)) onMenu({ x: box.left, y: box.top })
  }
  const noteShown = ({ revision, failure, isUnreachable }: Extract<CanvasEvent, { type: 'canvas:shown' }>) => {
    const name = `canvas-show-${revision}`
    if (performance.getEntriesByName(name).length > 0) performance.measure('canvas-shown', name)
    // What is only late says so beside the page.
    if (failure === null || isUnreachable) return
    if (/expired/i.test(failure)) renew()
    else say(failure, true)
  }
  const retry = () => {
    renew()
    setFramed(url)
    setAttempt(attempt + 1)
  }
  return (
    <div className="fc-canvas-page">
      {framed === null ? (
        <PreviewProblem problem={problem} onRetry={retry} />
      ) : (
        <FrameView key={`${framed} ${attempt}`} url={framed} pixels={pixels} onEvent={onEvent} onRetry={retry} />
      )}
      {isCovered ? <div className="fc-canvas-cover" /> : null}
    </div>
  )
}

const isSameSite = (framed: string | null, url: string): boolean =>
  framed !== null && new URL(framed).origin === new URL(url).origin

/** Shows in the structure what the pointer is over on the page. */
function markRow(id: string | null): void {
  for (const row of document.querySelectorAll<HTMLElement>('.fc-canvas-row[data-hovered]'))
    delete row.dataset['hovered']
  const row = id === null ? null : document.querySelector<HTMLElement>(`.fc-canvas-row[data-row="${CSS.escape(id)}"]`)
  if (row) row.dataset['hovered'] = ''
}
