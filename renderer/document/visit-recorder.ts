import type { PageFacts } from '#schemas/analytics/page-facts.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'

/** Milliseconds until a returning browser counts as a new visitor: thirty days. */
const kept = 2_592_000_000

/**
 * Records for `blocks/_analytics/read-visit.ts` the pages that a shopper saw, and the first and last arrivals from another site or
 * campaign. Inline, so that every page records regardless of other scripts. A prerendered page counts when shown, and a page from the
 * back/forward cache counts again. Without storage nothing is recorded.
 */
const source = (mayRecord: string): string =>
  `{const d=document,l=location,k="forecourt:"+d.documentElement.dataset.site,v=k+":visit",f=b=>{try{if(!(${mayRecord}))return;` +
  'let s;try{s=JSON.parse(localStorage.getItem(v))}catch{}' +
  `const n=Date.now(),p=l.pathname.slice(0,500),r=d.referrer&&new URL(d.referrer).origin;if(!s||!(${kept}>n-s.at))s={};` +
  's.pages=[...(Array.isArray(s.pages)?s.pages:[]).filter(x=>x!==p),p].slice(-20);' +
  'const x=r&&r!==l.origin?r:"",t={page:(p+l.search).slice(0,1e3),referrer:x,at:new Date(n).toISOString()},' +
  'w=performance.getEntriesByType?.("navigation")[0]?.type??"navigate";' +
  's.first??=t;if(!b&&w=="navigate"&&(x||/[?&](utm_\\w+|\\w*clid|[gw]braid)=/.test(l.search)))s.last=t;' +
  's.at=n;localStorage.setItem(v,JSON.stringify(s))}catch{}};' +
  'd.prerendering?d.addEventListener("prerenderingchange",()=>f(),{once:true}):f();' +
  'addEventListener("pageshow",e=>e.persisted&&f(1));d.addEventListener("forecourt:consent",()=>f())}'

const inline = (text: string): InlineElement => ({ html: `<script>${text}</script>`, hash: sourceHash(text) })

const recorders = {
  always: inline(source('1')),
  afterConsent: inline(source('localStorage.getItem(k+":measuring")=="yes"')),
}

/** Null for pages outside a visit: without analytics, errors, and thank-you pages. */
export const visitRecorder = ({ flags }: Pick<Site, 'flags'>, facts: PageFacts | null): InlineElement | null =>
  facts === null || facts.type === 'error' || facts.type === 'confirmation'
    ? null
    : flags.askFirst
      ? recorders.afterConsent
      : recorders.always
