'use client'
import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
} from '@payloadcms/ui'
import { useState } from 'react'
import { InBar } from '../canvas/in-bar.tsx'
import { isQuestionOpen } from '../dialog.tsx'
import { useIsBusy } from '../editing/use-is-busy.ts'
import { NamedIcons } from '../names/named-icons.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import * as texts from './texts.ts'
import { useScheduleAddress } from './use-schedule-address.ts'

/** Payload's button with a schedule of ours: Payload's takes the time zone of the browser, and has “Unpublish” chosen for a new draft. */
export function PublishButton() {
  const info = useDocumentInfo()
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id, unpublishedVersionCount, uploadStatus } = info
  const { config } = useConfig()
  const { submit } = useForm()
  const isModified = useFormModified()
  const isBusy = useIsBusy()
  const address = useScheduleAddress()
  const [isOpen, setIsOpen] = useState(false)
  const canPublish =
    hasPublishPermission &&
    (isModified || unpublishedVersionCount > 0 || !hasPublishedDoc) &&
    uploadStatus !== 'uploading'
  const action = (search: string) => `${config.routes.api}/${collectionSlug}${id ? `/${id}` : ''}?depth=0${search}`

  const publish = async () => {
    const isStored = await submit({ action: action(''), overrides: { _status: 'published' } })
    if (!isStored) return
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (isModified && !isBusy && !isQuestionOpen())
      void submit({
        action: action('&draft=true'),
        method: id ? 'PATCH' : 'POST',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
  })
  if (!hasPublishPermission) return null
  return (
    <InBar>
      <NamedIcons>
        <FormSubmit
          buttonId="action-save"
          disabled={!canPublish}
          enableSubMenu={address !== null}
          onClick={() => void publish()}
          size="medium"
          type="button"
          {...(address === null ? {} : { SubMenuPopupContent: offerSchedule(() => setIsOpen(true)) })}
        >
          {texts.publishChanges}
        </FormSubmit>
      </NamedIcons>
      {isOpen && address !== null ? <ScheduleDialog address={address} onClose={() => setIsOpen(false)} /> : null}
    </InBar>
  )
}

/** Content of the menu beside the button. */
const offerSchedule =
  (onOpen: () => void) =>
  ({ close }: { close: () => void }) => (
    <PopupList.ButtonGroup>
      <PopupList.Button
        id="schedule-publish"
        onClick={() => {
          onOpen()
          close()
        }}
      >
        {texts.schedule}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
