'use client'
import { DndContext } from '@dnd-kit/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { TopBar } from './bar/top-bar.tsx'
import { pixelsOf, type WidthName } from './bar/widths.ts'
import { LinkPopover } from './beside/link-popover.tsx'
import { TextLinkPopover } from './beside/text-link-popover.tsx'
import { findFrame } from './beside/find-window-box.ts'
import { BlockBar } from './panel/block-bar.tsx'
import { CanvasContext } from './canvas-context.ts'
import type { EditedDocument } from './edit/use-edited-document.ts'
import { DragPreview } from './drag/drag-preview.tsx'
import { useDrag } from './drag/use-drag.ts'
import { FrameArea } from './frame/frame-area.tsx'
import { Questions } from './ask/questions.tsx'
import { Panel } from './panel/panel.tsx'
import { Problems } from './panel/problems.tsx'
import { BlockMenu } from './tree/block-menu.tsx'
import { SidePanel } from './side-panel.tsx'
import { useCanvasState } from './use-canvas-state.ts'
import { useDrawerFocus } from './use-drawer-focus.ts'
import { useLayer } from './use-layer.ts'
import { useShortcuts } from './use-shortcuts.ts'
import * as texts from './texts.ts'

interface Props {
  edited: EditedDocument
  /** The button of the form that opened the layer. */
  opener: RefObject<HTMLElement | null>
}

/** The editor over the document's form: the page in the middle, its structure and the library left, the selected block's fields right. */
export function Layer({ edited, opener }: Props) {
  const state = useCanvasState(edited)
  const { canvas, drawer, setDrawer, question, menu, setMenu } = state
  const { message } = edited
  const { beside, openBeside } = canvas
  const [width, setWidth] = useState<WidthName>('fit')
  const root = useRef<HTMLDivElement>(null)
  const controls = useLayer(opener)
  const drag = useDrag(canvas)
  const takePressed = useShortcuts({ root, canvas, drawer, setDrawer })
  useDrawerFocus(root, drawer)
  const closeMenu = () => {
    setMenu(null)
    findFrame()?.focus()
  }
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <CanvasContext value={canvas}>
      <DndContext {...drag.context}>
        <section ref={root} className="fc-canvas" aria-label={texts.editorOfThePage}>
          <div ref={heading} tabIndex={-1} className="fc-hidden">
            {texts.editorOfThePage}
          </div>
          <TopBar width={width} onWidth={setWidth} controls={controls} />
          <SidePanel tab={state.tab} onTab={state.setTab} drawer={drawer} onDrawer={setDrawer} />
          <div className="fc-canvas-middle">
            <BlockBar drawer={drawer} onDrawer={setDrawer} />
            <Problems />
            <FrameArea
              pixels={pixelsOf(width)}
              isCovered={drag.active !== null}
              indication={drag.indication}
              onFramePlace={drag.onFramePlace}
              onShortcut={takePressed}
              onMenu={setMenu}
              ask={state.ask}
            />
          </div>
          <aside
            className="fc-canvas-right"
            data-open={drawer === 'fields' || undefined}
            aria-label={texts.fieldsOfTheBlock}
          >
            <Panel />
          </aside>
          {drawer === null ? null : <div className="fc-canvas-behind" onPointerDown={() => setDrawer(null)} />}
          <div className="fc-canvas-said" role="status" data-problem={message.isProblem || undefined}>
            {message.words}
          </div>
          {beside?.kind === 'link-field' ? (
            <LinkPopover
              beside={beside}
              onClose={() => openBeside(null)}
              onFollow={(href) => {
                openBeside(null)
                state.ask({ kind: 'link', href, site: new URL(findFrame()?.src ?? href).origin })
              }}
            />
          ) : null}
          {beside?.kind === 'text-link' ? <TextLinkPopover beside={beside} onClose={() => openBeside(null)} /> : null}
          {menu ? <BlockMenu at={menu} onClose={closeMenu} /> : null}
          {question ? <Questions question={question} onDone={() => state.ask(null)} /> : null}
        </section>
        <DragPreview active={drag.active} refusal={drag.refusal} />
      </DndContext>
    </CanvasContext>
  )
}
