import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { ViewerForm } from './viewer-form.tsx'

/** What the viewer of a vehicle shows beside its pictures: spin, inside, films. */
export const Viewer: JSONFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <ViewerForm path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
