/** For the edited text itself, which is in the page. */
const editorCss = `
[data-lexical-editor]{outline:2px solid #1f5fd6!important;outline-offset:8px;cursor:text;caret-color:auto}
.forecourt-underline{text-decoration:underline}
.forecourt-strikethrough{text-decoration:line-through}
.forecourt-underline.forecourt-strikethrough{text-decoration:underline line-through}
.forecourt-kept{display:inline-block;padding:2px 8px;border:1px dashed currentcolor;border-radius:4px;font-size:.875em}
[data-forecourt-selected]{outline:3px solid #1f5fd6}
`

let isAdded = false

/** Adds the rules once; a constructed sheet needs no exception of the site's policy. */
export function addEditorCss(): void {
  if (isAdded) return
  isAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(editorCss)
  document.adoptedStyleSheets.push(sheet)
}
