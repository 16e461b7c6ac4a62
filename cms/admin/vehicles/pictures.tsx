import type { JSONFieldServerComponent } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { originOf } from '../../preview/origin-of.ts'
import { PictureList } from './picture-list.tsx'

/** The pictures of a vehicle, seen on the site that they are of: the admin's own host serves none. */
export const Pictures: JSONFieldServerComponent = async ({ path, readOnly, data, req, clientField }) => {
  const id = idOf(data?.tenant)
  const site =
    id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
  const host = site?.hosts?.[0]?.host
  const origin = host ? originOf(host, req.payload.config.serverURL) : null
  return <PictureList path={path} isReadOnly={readOnly === true} origin={origin} field={clientField} />
}
