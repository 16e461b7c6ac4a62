/** What `vehicle-tools.ts` does about a press on an element, or about an element that is there. */
type Tool = 'share' | 'copy' | 'save-pdf' | 'print' | 'tell' | 'bar' | 'views' | 'quote'

/** Marks an element for `vehicle-tools.ts`, which the page loads where something is marked. Each file there says which other data it reads. */
export const toolMark = (tool: Tool) => ({ 'data-tool': tool })
