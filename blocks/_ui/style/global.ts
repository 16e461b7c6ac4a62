/**
 * What a site looks like before any class: reset, type, focus, motion. In a layer, so that every class of `Box` wins over it
 * whatever the order.
 */
export const globalCss = `@layer base{
*,*::before,*::after{box-sizing:border-box}
*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:6rem}
body{min-height:100svh;display:flex;flex-direction:column;background:var(--fc-colors-surface);color:var(--fc-colors-ink);font:var(--fc-fontWeights-regular) var(--fc-fontSizes-md)/var(--fc-lineHeights-normal) var(--fc-fonts-body);-webkit-font-smoothing:antialiased;overflow-wrap:break-word;accent-color:var(--fc-colors-primary)}
main{flex:1 0 auto}
h1,h2,h3,h4,h5,h6{font-family:var(--fc-fonts-heading);font-weight:var(--fc-fontWeights-heading);line-height:var(--fc-lineHeights-tight);letter-spacing:var(--fc-letterSpacings-tight);text-wrap:balance}
p,li,dd,figcaption{text-wrap:pretty}
a{color:var(--fc-colors-link);text-underline-offset:.2em;text-decoration-thickness:from-font}
img,svg,video,picture{display:block;max-width:100%}
img,video{height:auto}
svg{flex:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;cursor:pointer}
button:disabled,[aria-disabled=true]{cursor:not-allowed}
ul[class],ol[class]{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
table{border-collapse:collapse}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
[hidden]:not([hidden=until-found]){display:none}
:focus-visible{outline:3px solid var(--fc-colors-focus);outline-offset:2px;border-radius:var(--fc-radii-sm)}
:target{scroll-margin-top:6rem}
::selection{background:var(--fc-colors-primary);color:var(--fc-colors-onPrimary)}
}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms;animation-iteration-count:1;transition-duration:.01ms;scroll-behavior:auto}}
@media (forced-colors:active){[aria-pressed=true],[aria-current]:is(a,button),label:has(>input[type=radio]:checked){forced-color-adjust:none}}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}
@media print{body{background:none;color:#000}[data-print=hide]{display:none!important}}
`
