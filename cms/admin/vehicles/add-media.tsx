'use client'
import { useConfig, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { useId, useMemo, useState } from 'react'
import { useSiteId } from '../stock/use-site.ts'
import { addedWords } from './added-words.ts'
import { accepted, commonType, whyWrongKind, type MediaKind } from './media-kinds.ts'
import { addressesOfMedia, addressOfMedia, byName, uploadMedia } from './upload-media.ts'
import * as texts from './texts.ts'

interface Props {
  kind: MediaKind
  /** What the buttons add: “spin pictures”. */
  noun: string
  isMany: boolean
  isLocked: boolean
  onAdd: (addresses: string[]) => void
}

const library: CollectionSlug[] = ['media']

/** Adds files: from this computer, from the site's library, or by address; several together. */
export const AddMedia = ({ kind, noun, isMany, isLocked, onAdd }: Props) => {
  const { config } = useConfig()
  const api = `${config.serverURL}${config.routes.api}`
  const tenant = useSiteId()
  const id = useId()
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [address, setAddress] = useState('')
  // The drawer renders again and queries the server again whenever the filter object changes.
  const filterOptions = useMemo(
    (): { media: Where } => ({
      media: { and: [{ tenant: { equals: tenant } }, { mimeType: { contains: commonType[kind] } }] },
    }),
    [tenant, kind],
  )
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: library, filterOptions })
  if (tenant === null) return <p>{texts.chooseTheSiteFirst({ noun })}</p>

  const upload = async (files: readonly File[]) => {
    setIsBusy(true)
    const addresses: string[] = []
    const refused: string[] = []
    for (const [at, file] of byName(files).entries()) {
      setMessage(texts.uploadingAtOfLength({ at: at + 1, length: files.length }))
      try {
        const wrong = whyWrongKind(file.type, kind)
        if (wrong) throw new Error(`${wrong}.`)
        addresses.push(await uploadMedia(api, { file, tenant }))
      } catch (error) {
        refused.push(`${file.name}: ${error instanceof Error ? error.message : 'not accepted'}`)
      }
    }
    setIsBusy(false)
    if (addresses.length > 0) onAdd(addresses)
    setMessage(addedWords({ added: addresses.length, refused }))
  }
  const pick = async (ids: readonly (number | string)[]) => {
    closeDrawer()
    const addresses = await addressesOfMedia(api, ids)
    onAdd(isMany ? addresses : addresses.slice(0, 1))
    setMessage(addresses.length === 0 ? texts.theLibraryCouldNotBeRead : `${addresses.length} added.`)
  }
  const isOff = isLocked || isBusy
  return (
    <div className="fc-add-media">
      <label className="fc-button fc-button--small fc-add-media__file" aria-disabled={isOff}>
        {texts.uploadNoun({ noun })}
        <input
          type="file"
          className="fc-hidden"
          accept={accepted[kind]}
          multiple={isMany}
          disabled={isOff}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) void upload(files)
          }}
        />
      </label>
      <button type="button" className="fc-button fc-button--small" disabled={isOff} onClick={openDrawer}>
        {texts.chooseFromTheLibrary}
        <span className="fc-hidden"> {texts.asNoun({ noun })}</span>
      </button>
      <span className="fc-add-media__address">
        <label className="fc-hidden" htmlFor={`${id}-address`}>
          {texts.addressOfNoun({ noun })}
        </label>
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          placeholder={texts.orAWebAddress}
          disabled={isOff}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (address.trim() !== '') onAdd([address.trim()])
            setAddress('')
          }}
        />
        <button
          type="button"
          className="fc-button fc-button--small"
          disabled={isOff || address.trim() === ''}
          onClick={() => {
            onAdd([address.trim()])
            setAddress('')
          }}
        >
          {texts.add}
          <span className="fc-hidden"> {texts.theAddressOfNoun({ noun })}</span>
        </button>
      </span>
      <p role="status" className="fc-add-media__said">
        {message}
      </p>
      <Drawer
        allowCreate={false}
        enableRowSelections={isMany}
        onBulkSelect={(selected) => void pick([...selected].flatMap(([each, isOn]) => (isOn ? [each] : [])))}
        onSelect={({ doc }) => {
          closeDrawer()
          onAdd([addressOfMedia(String(doc['filename']))])
        }}
      />
    </div>
  )
}
