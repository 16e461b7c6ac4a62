import { needsScript } from '../../_kit/page-scripts.ts'

/** What `vehicle-tools.ts` does about a press on an element, or about an element that is there. */
type Tool = 'share' | 'copy' | 'save-pdf' | 'print' | 'tell' | 'bar' | 'views' | 'quote'

/** Marks an element for `vehicle-tools.ts`, which the page then loads. Each file there says which other data it reads. */
export function toolMark(tool: Tool) {
  needsScript('vehicle-tools')
  return { 'data-tool': tool }
}
