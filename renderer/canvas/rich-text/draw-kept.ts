import type { DrawKept } from './kept-node.ts'
import { listStored } from './stored-state.ts'
import * as texts from '../../texts.ts'

/** Draws kept nodes as the page showed them: pictures are found by their order. */
export function drawKept(stored: unknown, shown: Element): DrawKept {
  const uploads = listStored(stored).filter(({ type }) => type === 'upload')
  const pictures = [...shown.querySelectorAll('img')]
  const isKnown = uploads.length === pictures.length
  const pictureById = new Map(uploads.map((upload, index) => [JSON.stringify(upload), pictures[index]]))
  return (node) => {
    if (node['type'] === 'horizontalrule') return document.createElement('hr')
    const picture = isKnown ? pictureById.get(JSON.stringify(node)) : undefined
    if (!picture) return placeholder()
    const element = document.createElement('div')
    element.append(picture.cloneNode(true))
    return element
  }
}

function placeholder(): HTMLElement {
  const element = document.createElement('span')
  element.className = 'forecourt-kept'
  element.textContent = texts.editedInThePanel
  return element
}
