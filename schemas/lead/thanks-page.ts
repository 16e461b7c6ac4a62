import type { PageDocument } from '../page/page.ts'

/** Where a form leads once it has arrived. vehicles §2, Routes */
export const thanksPath = '/success'

/** What stands there while a site has no page of its own: whoever sent a form never reads that something is missing. */
export const thanksPage: PageDocument = {
  id: 0,
  title: 'Thank you',
  path: thanksPath,
  layout: [{ id: 'thanks', blockType: 'form-sent', next: { kind: 'url', url: '/', label: 'Back to the home page' } }],
  seo: { title: '', description: '', image: null, noindex: true },
  updatedAt: '1970-01-01T00:00:00.000Z',
}
