'use client'
import { useEffect, useRef, useState } from 'react'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import { blocks } from '#blocks/index.ts'
import { useCanvas } from '../canvas-context.ts'
import { useFrame } from './use-frame.ts'
import * as texts from '../texts.ts'

interface Props {
  url: string
  /** Width of the page in CSS pixels; null: the room that there is. */
  pixels: number | null
  onEvent: (event: CanvasEvent) => void
  onRetry: () => void
}

const labels = Object.fromEntries(blocks.map(({ slug, label }) => [slug, label]))

/** One load of the preview, scaled down where the chosen width is larger than the room. */
export function FrameView({ url, pixels, onEvent, onRetry }: Props) {
  const { layout, viewAs, selection, isReadOnly, connect } = useCanvas()
  const { element, status, lag, send } = useFrame({ url, layout, viewAs, selection, labels, isReadOnly, onEvent })
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    connect(send)
  }, [connect, send])
  const width = pixels ?? room.width
  const scale = width > room.width && room.width > 0 ? room.width / width : 1
  return (
    <div ref={area} className="fc-canvas-area" data-canvas-area data-scale={scale}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of another origin, with its own scripts and storage as for shoppers. */}
      <iframe
        ref={element}
        className="fc-canvas-frame"
        src={url}
        title={texts.thePage}
        data-status={status}
        style={{
          width: `${width}px`,
          height: `${room.height / scale}px`,
          transform: `scale(${scale})`,
          marginInlineEnd: `${(scale - 1) * width}px`,
          // What the page in a frame is told by `prefers-color-scheme`. Both: as this computer is set, whatever the admin's own colours are.
          colorScheme: viewAs.colourScheme ?? 'light dark',
        }}
      />
      <p className="fc-canvas-lag" role="status">
        {lag === null ? '' : { slow: texts.pageIsBehind, unreachable: texts.pageIsUnreachable }[lag]}
      </p>
      {status === 'silent' ? (
        <div className="fc-canvas-notice" role="alert">
          <p>{texts.previewDoesNotAnswer}</p>
          <button type="button" className="fc-button" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        </div>
      ) : null}
    </div>
  )
}
