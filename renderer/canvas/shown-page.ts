import { readState } from '../client/read-state.ts'
import type { CanvasAnswer } from './canvas-answer.ts'
import { liveIslands } from './live-islands.ts'
import { morphBlock } from './morph-block.ts'
import { pageRules } from './page-rules.ts'
import { placeInOrder } from './place-in-order.ts'
import { type ShownFields, shownFields } from './shown-fields.ts'
import { unseenHeading } from './unseen-heading.ts'

export interface ShownPage {
  fields: ShownFields
  findBlock: (id: string) => HTMLElement | null
  /** Swaps what an answer brings, but for blocks that `isKept`. */
  swap: (answer: CanvasAnswer, isKept: (id: string) => boolean) => void
}

/** The page's blocks in the document. Elements of unchanged blocks stay, wherever they move. */
export function shownPage(main: HTMLElement): ShownPage {
  const islands = liveIslands()
  const addRules = pageRules()
  const fields = shownFields()
  const elements = new Map<string, HTMLElement>()
  for (const element of main.querySelectorAll<HTMLElement>('[data-block-id]'))
    elements.set(element.dataset['blockId'] ?? '', element)
  const state = readState()
  for (const island of state?.islands ?? []) {
    const element = document.querySelector<HTMLElement>(`[data-island="${CSS.escape(island.id)}"]`)
    if (state && element) islands.wake(element, island, state)
  }

  const replace = (old: HTMLElement | undefined, fresh: HTMLElement) => {
    if (!old) return
    sleepAll(old)
    old.replaceWith(fresh)
  }
  /** Nested blocks of the page itself stay awake: they are placed again. */
  const sleepAll = (element: HTMLElement) => {
    islands.sleep(element)
    for (const part of listParts(element)) islands.sleep(part)
  }

  const show = (id: string, html: string, answer: CanvasAnswer) => {
    const fresh = parseElement(html)
    if (!fresh) return
    const old = elements.get(id)
    const own = answer.state.islands.find((island) => island.id === id)
    if (old && own && islands.isAwake(old, own)) return
    const isStatic =
      !own && listParts(fresh).length === 0 && old && !old.matches('[data-island]') && listParts(old).length === 0
    if (isStatic) morphBlock(old, fresh)
    else {
      replace(old, fresh)
      elements.set(id, fresh)
    }
    fields.read(id, isStatic ? old : fresh, answer.fields[id] ?? [])
  }

  return {
    fields,
    findBlock: (id) => elements.get(id) ?? null,
    swap: (answer, isKept) => {
      addRules(answer.rules)
      for (const src of answer.scripts) loadScript(src)
      for (const [id, html] of Object.entries(answer.html)) if (!isKept(id)) show(id, html, answer)
      const present = new Set(
        [answer.top, ...Object.values(answer.slots).flatMap((slots) => Object.values(slots))].flat(),
      )
      for (const [id, element] of elements) {
        if (present.has(id)) continue
        sleepAll(element)
        element.remove()
        elements.delete(id)
        fields.forget(id)
      }
      const listElements = (ids: readonly string[]) => ids.flatMap((id) => elements.get(id) ?? [])
      for (const [parent, slots] of Object.entries(answer.slots))
        for (const [name, ids] of Object.entries(slots)) {
          const slot = findSlot(elements.get(parent), name)
          if (slot) fillSlot(slot, listElements(ids), ids[0])
        }
      placeInOrder(main, listElements(answer.top))
      unseenHeading(main, answer.title)
      for (const island of answer.state.islands) {
        const element = document.querySelector<HTMLElement>(`[data-island="${CSS.escape(island.id)}"]`)
        if (element && !islands.isAwake(element, island)) islands.wake(element, island, answer.state)
      }
    },
  }
}

/** Islands of a reusable section in this block. */
const listParts = (block: HTMLElement): HTMLElement[] =>
  [...block.querySelectorAll<HTMLElement>('[data-island]:not([data-block-id])')].filter(
    (part) => part.closest('[data-block-id]') === block,
  )

function parseElement(html: string): HTMLElement | null {
  const template = document.createElement('template')
  template.innerHTML = html
  const { firstElementChild } = document.importNode(template.content, true)
  return firstElementChild instanceof HTMLElement ? firstElementChild : null
}

/** The slot of a block itself, not of one in it. */
const findSlot = (block: HTMLElement | undefined, name: string): HTMLElement | undefined =>
  [...(block?.querySelectorAll<HTMLElement>(`[data-slot-name="${CSS.escape(name)}"]`) ?? [])].find(
    (slot) => slot.closest('[data-block-id]') === block,
  )

/** A slot with blocks has no box of its own. */
function fillSlot(slot: HTMLElement, children: readonly HTMLElement[], first: string | undefined): void {
  placeInOrder(slot, children)
  if (first === undefined) delete slot.dataset['slot']
  else slot.dataset['slot'] = first
}

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
