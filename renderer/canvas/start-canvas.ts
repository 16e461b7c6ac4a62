import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'
import type { CanvasArranger } from './arrange.ts'
import { attendClicks, type FieldClick } from './clicks.ts'
import { countClicks } from './count-clicks.ts'
import { countEdits } from './count-edits.ts'
import { textEditing } from './edit-text.ts'
import { attendEdits } from './edits.ts'
import { readField } from './read-field.ts'
import { keepScroll } from './keep-scroll.ts'
import { isTyping, readShortcut } from './keys.ts'
import { linkFields } from './link-fields.ts'
import { openOverlay } from './overlay.ts'
import { renewToken } from './request-blocks.ts'
import { richTexts } from './rich-texts.ts'
import { openSelection } from './selection.ts'
import { showRevisions } from './show-revisions.ts'
import type { ShownField } from './shown-fields.ts'
import { shownPage } from './shown-page.ts'

/** Connects the page to the canvas of the admin. */
export function startCanvas(link: AdminLink): void {
  const main = document.querySelector('main')
  if (!main) return
  const page = shownPage(main)
  const overlay = openOverlay()
  const selection = openSelection(page, overlay)
  const revisions = showRevisions({
    link,
    swap: (answer) => {
      page.swap(answer, (id) => id === editing.editedBlock() || id === rich.editedBlock())
      attended.resume()
      selection.resume()
    },
  })
  const edits = countEdits(link)
  const clicks = countClicks(link)
  // What takes the focus before that is the panel's late answer to an earlier click.
  const mayLeave = clicks.isAnswered
  const readValue = ({ id, field }: ShownField) => readField(revisions.layout(), id, field.path)
  const editing = textEditing({ edits, readValue, mayLeave, onEnd: revisions.again })
  const { labelBlock } = selection
  const rich = richTexts({ link, edits, overlay, readValue, labelBlock, mayLeave, onEnd: revisions.again })
  const links = linkFields({ link, page, overlay })
  let isReadOnly = true
  const mayEdit = () => !isReadOnly
  let arranging: CanvasArranger | null = null
  import('./arrange.ts')
    .then(({ arrange }) => {
      arranging = arrange({ link, clicks, main, page, overlay, selection, mayEdit })
    })
    .catch(reportError)
  const startEditing = (shown: ShownField, point: { x: number; y: number } | null) =>
    editing.start(shown, point) || rich.start(shown, point)
  const findChange = (shown: ShownField, { point, wasSelected, isDouble, isEarly }: FieldClick) => {
    if (!mayEdit()) return null
    if (shown.field.kind === 'link') return () => void links.open(shown)
    // The double click starts editing by itself.
    if (isDouble && shown.text) return isEarly ? () => void startEditing(shown, point) : () => undefined
    return shown.field.kind === 'richText' && wasSelected ? () => void rich.start(shown, point) : null
  }
  const attended = attendClicks({
    link,
    clicks,
    page,
    selection,
    isTaken: () => arranging?.wasDrag() ?? false,
    onField: (field) => arranging?.choose(field),
    findChange,
  })
  attendEdits({ page, selection, start: startEditing, links, mayEdit })
  attendHover(link, selection)
  attendKeys(link)
  keepScroll()

  link.listen((command: CanvasCommand) => {
    switch (command.type) {
      case 'canvas:start':
        isReadOnly = command.readOnly
        if (!isReadOnly) rich.load()
        return selection.setLabels(command.labels)
      case 'canvas:show':
        revisions.show(command)
        return rich.follow(command)
      case 'canvas:select': {
        if (!clicks.isNewest(command.click)) return
        selection.set(command.ids)
        const last = command.ids.at(-1)
        if (command.scroll && last !== undefined) selection.reveal(last)
        return
      }
      case 'canvas:token':
        renewToken(command.token)
        return revisions.retry()
      case 'canvas:follow':
        return links.follow(command)
      case 'canvas:focus':
        return links.focus(command)
      case 'canvas:set-link':
        return rich.setLink(command)
      case 'canvas:hover':
        return selection.hover(command.id)
      case 'canvas:drag':
        return arranging?.fromOutside(command.point)
      case 'canvas:indicate':
        return arranging?.indicate(command)
    }
  })
  link.send({ type: 'canvas:ready' })
}

function attendHover(link: AdminLink, { hover }: Pick<ReturnType<typeof openSelection>, 'hover'>): void {
  let hovered: string | null = null
  const report = (id: string | null) => {
    if (id === hovered) return
    hovered = id
    hover(id)
    link.send({ type: 'canvas:hovered', id })
  }
  document.addEventListener('pointerover', ({ target }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-block-id]') : null
    report(block?.dataset['blockId'] ?? null)
  })
  document.documentElement.addEventListener('pointerleave', () => report(null))
}

function attendKeys(link: AdminLink): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (isTyping(event.target)) return
      const pressed = readShortcut(event)
      if (!pressed) return
      event.preventDefault()
      link.send({ type: 'canvas:key', pressed })
    },
    { capture: true },
  )
}
