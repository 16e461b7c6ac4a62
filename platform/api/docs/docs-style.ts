/** Of the page for people alone; its hash is in the page's policy. */
export const docsStyle = `
:root{color-scheme:light dark;--ink:#1d2733;--muted:#566473;--ground:#fff;--raised:#f4f6f8;--line:#d8dee5;--link:#0b57a4;font:16px/1.55 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf0;--muted:#a3afbc;--ground:#14191f;--raised:#1e252d;--line:#36414d;--link:#7cb7f5}}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--ground);display:grid;grid-template-columns:minmax(0,19rem) minmax(0,1fr);scroll-padding-top:1rem}
a{color:var(--link)}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--ground);padding:.5rem 1rem;z-index:1}
nav{border-right:1px solid var(--line);height:100vh;position:sticky;top:0;overflow:auto;padding:1.5rem 1rem;font-size:.8125rem}
nav ol{list-style:none;margin:0;padding:0;display:grid;gap:.125rem}
nav a{display:flex;gap:.5rem;align-items:baseline;padding:.3rem .5rem;border-radius:.375rem;text-decoration:none;color:inherit;overflow-wrap:anywhere}
nav a:hover{background:var(--raised)}
main{padding:2.5rem clamp(1.25rem,4vw,4rem) 6rem;max-width:64rem}
h1{font-size:1.875rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.125rem;display:flex;gap:.625rem;align-items:baseline;flex-wrap:wrap;margin:0 0 .25rem}
h3{font-size:.875rem;margin:1.25rem 0 .375rem}
section{border-top:1px solid var(--line);padding:2rem 0;margin-top:2rem}
section+section{margin-top:0}
b{font-size:.6875rem;letter-spacing:.04em;padding:.125rem .4rem;border-radius:.25rem;background:#1f6f43;color:#fff;flex:none}
b.post{background:#0b57a4}b.delete{background:#a32020}
code{font:0.9em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;overflow:auto;margin:.75rem 0}
pre code{overflow-wrap:normal}
small{color:var(--muted);font-weight:400}
.wide{overflow:auto;border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid var(--line);min-width:7rem}
tbody th{font-weight:500;white-space:nowrap}
tr:last-child>*{border-bottom:0}
thead th{color:var(--muted);font-weight:600;background:var(--raised)}
td:last-child{min-width:14rem}
summary{cursor:pointer;padding:.375rem 0;color:var(--link)}
details .wide{margin-top:.375rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
@media (max-width:48rem){body{display:block}nav{height:auto;max-height:14rem;position:static;border-right:0;border-bottom:1px solid var(--line)}thead{display:none}tr{display:block;padding:.5rem .75rem;border-bottom:1px solid var(--line)}tr:last-child{border-bottom:0}th,td{display:block;padding:0;border:0}tbody th{white-space:normal}td:not(:last-child){color:var(--muted)}}
`
