import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { PictureList } from './picture-list.tsx'

/** The pictures of a vehicle, seen on the site that they are of. */
export const Pictures: JSONFieldServerComponent = async ({ path, readOnly, data, req, clientField }) => (
  <PictureList
    path={path}
    isReadOnly={readOnly === true}
    origin={await readSiteOrigin({ data, req })}
    field={clientField}
  />
)
