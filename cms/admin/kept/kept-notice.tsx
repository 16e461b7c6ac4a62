'use client'
import { useState } from 'react'
import { InBar } from '../canvas/in-bar.tsx'
import { removeKept } from './browser-store.ts'
import { KeptDialog } from './kept-dialog.tsx'
import type { KeptChanges } from './kept-changes.ts'
import * as texts from './texts.ts'

interface Props {
  kept: KeptChanges
  address: string
  /** Puts the changes into the form and saves it; null once that has begun, otherwise why not. Absent if the user may not. */
  onRestore: ((kept: KeptChanges) => Promise<string | null>) | null
}

/** Offers what an earlier window could not save: at once in a dialog, and in the bar as long as it is kept. */
export function KeptNotice({ kept, address, onRestore }: Props) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? (
        <KeptDialog
          kept={kept}
          address={address}
          onRestore={onRestore && (async () => onRestore(kept))}
          onDiscard={() => removeKept(kept.key)}
          onLater={() => setOpen(false)}
        />
      ) : (
        <InBar>
          <div className="fc-unsaved fc-unsaved--kept">
            <p role="status">{texts.stillKept}</p>
            <button type="button" className="fc-button fc-button--small" onClick={() => setOpen(true)}>
              {texts.lookAtThem}
            </button>
          </div>
        </InBar>
      )}
    </>
  )
}
