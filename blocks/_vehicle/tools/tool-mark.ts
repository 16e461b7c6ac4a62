import { needsScript } from '../../_kit/page-scripts.ts'

/** The behaviours of `vehicle-tools.ts` for an element or a click on it. */
type Tool = 'share' | 'copy' | 'save-pdf' | 'print' | 'tell' | 'bar' | 'views' | 'quote' | 'chat'

/** Marks an element for `vehicle-tools.ts`, and requests that script. Each file there documents its other data attributes. */
export function toolMark(tool: Tool) {
  needsScript('vehicle-tools')
  return { 'data-tool': tool }
}
