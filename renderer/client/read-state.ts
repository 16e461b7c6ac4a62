import { type PageState, stateElementId } from '../page/page-state.ts'

/** Our own renderer wrote it into this document, so it is not validated. */
export function readState(): PageState | null {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : null
}
