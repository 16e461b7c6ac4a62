const css = `
.toolbar{position:absolute;display:flex;flex-wrap:wrap;align-items:center;gap:2px;max-width:calc(100% - 16px);padding:4px;border-radius:8px;background:#fff;color:#1a2233;font:500 14px/1.2 system-ui,sans-serif;box-shadow:0 0 0 1px #c6cdd8,0 6px 20px rgb(0 0 0 / 25%);pointer-events:auto}
.toolbar button,.toolbar select{min-width:36px;height:36px;padding:0 8px;border:0;border-radius:5px;background:none;color:inherit;font:inherit;cursor:pointer}
.toolbar select{background:#eef1f6}
.toolbar :is(button,select):hover{background:#e4e9f2}
.toolbar [aria-pressed=true]{background:#1f5fd6;color:#fff}
.toolbar [aria-pressed=true]:hover{background:#184fb4}
.toolbar :focus-visible{outline:2px solid #1f5fd6;outline-offset:1px}
.toolbar svg{display:block;width:20px;height:20px;fill:none;stroke:currentcolor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.toolbar .done{font-weight:600}
`

let sheet: CSSStyleSheet | null = null

/** Styles the toolbar in the overlay's shadow tree, which the site's styles do not reach. */
export function addToolbarCss(overlay: HTMLElement): void {
  const root = overlay.getRootNode()
  if (sheet || !(root instanceof ShadowRoot)) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
