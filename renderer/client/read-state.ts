import { type PageState, stateElementId } from '../page/page-state.ts'

/** Our own renderer wrote it into this very document, so it is taken as it is. */
export function readState(): PageState | null {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
