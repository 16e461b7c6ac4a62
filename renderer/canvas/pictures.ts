import type { AdminLink } from './admin-link.ts'
import { elementBox } from './element-box.ts'
import type { Overlay } from './overlay.ts'
import type { ShownField } from './shown-fields.ts'
import type { ShownPage } from './shown-page.ts'
import * as texts from '../texts.ts'

interface PicturesInput {
  link: AdminLink
  page: ShownPage
  overlay: Overlay
  mayEdit: () => boolean
}

/** A button on the selected picture, and picture files that are dropped on one. */
export function attendPictures({ link, page, overlay, mayEdit }: PicturesInput): {
  choose: (field: ShownField | null) => void
} {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'picture'
  // The keyboard reaches the field in the panel of the admin.
  button.tabIndex = -1
  button.textContent = texts.replacePicture
  button.hidden = true
  overlay.root.append(button)
  let chosen: ShownField | null = null
  const report = (shown: ShownField, file: File | null) =>
    link.send({ type: 'canvas:picture', id: shown.id, field: shown.field.path, file })
  button.addEventListener('click', () => {
    if (chosen) report(chosen, null)
  })
  overlay.onFrame(() => {
    const box = chosen?.element.isConnected && mayEdit() ? elementBox(chosen.element) : null
    button.hidden = box === null
    if (!box) return
    button.style.setProperty('left', `${Math.max(8, box.left + 12)}px`)
    button.style.setProperty('top', `${Math.max(8, box.top + 12)}px`)
  })

  const findPicture = ({ target }: DragEvent): ShownField | null => {
    const element = target instanceof Element ? target : null
    const id = element?.closest<HTMLElement>('[data-block-id]')?.dataset['blockId']
    const shown = element && id !== undefined ? page.fields.find(id, element) : null
    return shown?.field.kind === 'image' && mayEdit() ? shown : null
  }
  window.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault()
    const picture = findPicture(event)
    event.dataTransfer.dropEffect = picture ? 'copy' : 'none'
    if (picture) chosen = picture
  })
  window.addEventListener('drop', (event) => {
    event.preventDefault()
    const picture = findPicture(event)
    const file = [...(event.dataTransfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (picture && file) report(picture, file)
  })
  return {
    choose: (field) => {
      chosen = field?.field.kind === 'image' ? field : null
    },
  }
}
