'use client'
import { useId } from 'react'
import type { UsedDocument } from '../../uses/use.ts'
import { Dialog } from '../dialog.tsx'
import { UseList } from './use-list.tsx'
import * as texts from './texts.ts'

interface Props {
  used: UsedDocument[]
  admin: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Says where documents are used before they are deleted. Escape keeps them. */
export function DeleteUsedDialog({ used, admin, onAnswer }: Props) {
  const about = useId()
  const count = used.length
  return (
    <Dialog
      title={count === 1 ? texts.itIsUsedHere : texts.someAreUsedHere({ count })}
      className="fc-schedule"
      describedBy={about}
      onClose={() => onAnswer(false)}
    >
      <div className="fc-used-documents">
        {used.map(({ title, uses }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Titles repeat, and the list never changes.
          <section key={index}>
            <h3>{title || texts.untitled}</h3>
            <UseList uses={uses} admin={admin} />
          </section>
        ))}
      </div>
      <p id={about}>{texts.deletingLeavesGaps({ count })}</p>
      <div className="fc-conflict__end">
        <button type="button" className="fc-button" onClick={() => onAnswer(true)}>
          {texts.deleteAnyway({ count })}
        </button>
        <button type="button" className="fc-button fc-button--main" onClick={() => onAnswer(false)}>
          {texts.keepIt({ count })}
        </button>
      </div>
    </Dialog>
  )
}
