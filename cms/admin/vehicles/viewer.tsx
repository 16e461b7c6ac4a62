import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { ViewerForm } from './viewer-form.tsx'

/** Editor for the viewer's content beside the pictures: spin, interior, films. */
export const Viewer: JSONFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <ViewerForm path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
