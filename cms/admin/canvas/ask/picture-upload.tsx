'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSiteId } from '../../stock/use-site.ts'
import { storeMedia } from '../../vehicles/upload-media.ts'
import type { FieldPath } from '../field-path.ts'
import { Dialog } from '../../dialog.tsx'
import { useSetReference } from './use-set-reference.ts'
import * as texts from '../texts.ts'

interface Props {
  id: string
  field: FieldPath
  file: File
  onDone: () => void
}

/** A picture that was dropped on the page: stored in the site's library with what it shows in words, then set. */
export function PictureUpload({ id, field, file, onDone }: Props) {
  const { config } = useConfig()
  const tenant = useSiteId()
  const set = useSetReference()
  const [alt, setAlt] = useState('')
  const [state, setState] = useState<'asking' | 'uploading' | { failure: string }>('asking')
  const preview = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(preview), [preview])
  const isWrong = !file.type.startsWith('image/')

  const upload = async () => {
    if (tenant === null || state === 'uploading') return
    setState('uploading')
    try {
      const stored = await storeMedia(`${config.serverURL}${config.routes.api}`, { file, tenant, alt: alt.trim() })
      set({ id, field }, stored.id)
      onDone()
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : texts.notUploaded })
    }
  }
  return (
    <Dialog className="fc-canvas-dialog" title={texts.addThisPicture} onClose={onDone}>
      <img className="fc-canvas-dialog__picture" src={preview} alt="" />
      <label className="fc-canvas-see__field">
        {texts.whatThePictureShows}
        <input type="text" value={alt} maxLength={300} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <p className="fc-canvas-panel__about">{texts.readToPeopleWhoDoNotSee}</p>
      <p role="alert">{isWrong ? texts.notAPicture : typeof state === 'object' ? state.failure : ''}</p>
      <div className="fc-conflict__end">
        <button type="button" className="fc-button" onClick={onDone}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="fc-button fc-button--main"
          disabled={isWrong || alt.trim() === ''}
          aria-disabled={state === 'uploading'}
          onClick={() => void upload()}
        >
          {state === 'uploading' ? texts.uploading : texts.addPicture}
        </button>
      </div>
    </Dialog>
  )
}
